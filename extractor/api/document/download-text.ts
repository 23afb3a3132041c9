import { makeInterrupted, WrapdocsError } from '../../errors.ts';

const TIMEOUT_MS = 60_000;
const LARGEST = 64 * 2 ** 20;

/**
 * The text at an address.
 *
 * @throws WrapdocsError `API_UNREACHABLE` if there is no answer, or none with a text
 */
export async function downloadText(url: URL, signal: AbortSignal): Promise<string> {
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
    const response = await fetch(url, { signal: limit });
    if (!response.ok) throw new Error(`status ${String(response.status)}`);
    return new TextDecoder('utf-8', { fatal: true }).decode(await readBody(response));
  } catch (cause) {
    if (signal.aborted) throw makeInterrupted();
    throw new WrapdocsError({
      code: 'API_UNREACHABLE',
      message: `${url.href} could not be fetched: ${describeFailure(cause)}.`,
      hint: 'Check the address, or download the document in another way and name the file with --api.',
      cause,
    });
  }
}

async function readBody({ body }: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > LARGEST) throw new Error('it is larger than 64 MiB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The cause of the error from `fetch` says why it failed. */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer in ${String(TIMEOUT_MS / 1000)} seconds`;
  return error.cause instanceof Error ? error.cause.message : error.message;
}
