import { getMessage, makeInterrupted, WrapdocsError } from '../../errors.ts';
import { download, type DownloadLimits } from '../../system/download.ts';

const LIMITS: DownloadLimits = { timeoutMs: 60_000, largestMib: 64 };

/**
 * The text at an address.
 *
 * @throws WrapdocsError `API_UNREACHABLE` if there is no answer, or none with a text
 */
export async function downloadText(url: URL, signal: AbortSignal): Promise<string> {
  try {
    const bytes = await download(url, LIMITS, signal);
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    if (signal.aborted) throw makeInterrupted();
    throw new WrapdocsError({
      code: 'API_UNREACHABLE',
      message: `${url.href} could not be fetched: ${getMessage(cause)}.`,
      hint: 'Check the address, or download the document in another way and name the file with --api.',
      cause,
    });
  }
}
