import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getCacheFolder } from '../system/cache-folder.ts';
import { makeInterrupted, WrapdocsError } from '../errors.ts';

interface Options {
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
}

const TIMEOUT_MS = 10_000;
const LARGEST = 16 * 2 ** 20;

/**
 * The bytes of an inventory: from the cache, otherwise from the network and then stored in the
 * cache.
 *
 * @param check throws if the bytes are not an inventory: such a response is not cached
 * @throws WrapdocsError if it is not in the cache and cannot be fetched
 */
export async function fetchInventory(
  url: string,
  check: (bytes: Buffer) => unknown,
  { env, signal }: Options,
): Promise<Buffer> {
  const name = createHash('sha256').update(url).digest('hex').slice(0, 32);
  const file = path.join(getCacheFolder(env), 'inventories', `${name}.inv`);
  const cached = await readFile(file).catch(() => undefined);
  if (cached !== undefined) return cached;
  const bytes = await download(url, signal);
  check(bytes);
  await keep(bytes, file);
  return bytes;
}

async function download(url: string, signal: AbortSignal): Promise<Buffer> {
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
    const response = await fetch(url, { signal: limit });
    if (!response.ok) throw new Error(`status ${String(response.status)}`);
    return await readBody(response);
  } catch (cause) {
    if (signal.aborted) throw makeInterrupted();
    throw new WrapdocsError({
      code: 'SOURCE_UNREACHABLE',
      message: `The inventory ${url} could not be fetched: ${describeFailure(cause)}.`,
      hint: 'Names from this project are shown without links. Build again when the inventory is available. After that, it is cached.',
      cause,
    });
  }
}

async function readBody({ body }: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > LARGEST) throw new Error('it is larger than 16 MB');
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

/** Two builds may write at the same time: each writes its own file and renames it. */
async function keep(bytes: Buffer, file: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${String(process.pid)}`;
  await writeFile(draft, bytes);
  await rename(draft, file);
}
