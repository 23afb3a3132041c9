/** How long an answer may take, and how large it may be. */
export interface DownloadLimits {
  timeoutMs: number;
  largestMib: number;
}

/**
 * The bytes at an address.
 *
 * @param signal aborts the request
 * @throws Error whose message goes on after "could not be fetched: "; `signal` tells whether it was
 *   aborted
 */
export async function download(
  url: string | URL,
  { timeoutMs, largestMib }: DownloadLimits,
  signal: AbortSignal,
): Promise<Buffer> {
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    const response = await fetch(url, { signal: limit });
    if (!response.ok) throw new Error(`status ${String(response.status)}`);
    return await readBody(response, largestMib);
  } catch (cause) {
    throw new Error(describeFailure(cause, timeoutMs), { cause });
  }
}

async function readBody({ body }: Response, largestMib: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > largestMib * 2 ** 20) throw new Error(`it is larger than ${String(largestMib)} MiB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The cause of the error from `fetch` says why it failed. */
function describeFailure(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer in ${String(timeoutMs / 1000)} seconds`;
  return error.cause instanceof Error ? error.cause.message : error.message;
}
