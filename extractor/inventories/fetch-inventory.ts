import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getCacheFolder } from '../system/cache-folder.ts';
import { download, type DownloadLimits } from '../system/download.ts';
import { getMessage, makeInterrupted, WrapdocsError } from '../errors.ts';

interface Options {
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
}

const LIMITS: DownloadLimits = { timeoutMs: 10_000, largestMib: 16 };

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
  if (cached !== undefined && isValid(cached, check)) return cached;
  const bytes = await downloadInventory(url, signal);
  check(bytes);
  await keep(bytes, file);
  return bytes;
}

/** A damaged file of the cache is fetched again. */
function isValid(bytes: Buffer, check: (bytes: Buffer) => unknown): boolean {
  try {
    check(bytes);
    return true;
  } catch {
    return false;
  }
}

async function downloadInventory(url: string, signal: AbortSignal): Promise<Buffer> {
  try {
    return await download(url, LIMITS, signal);
  } catch (cause) {
    if (signal.aborted) throw makeInterrupted();
    throw new WrapdocsError({
      code: 'SOURCE_UNREACHABLE',
      message: `The inventory ${url} could not be fetched: ${getMessage(cause)}.`,
      hint: 'Names from this project are shown without links. Build again when the inventory is available. After that, it is cached.',
      cause,
    });
  }
}

/** Two builds may write at the same time: each writes its own file and renames it. */
async function keep(bytes: Buffer, file: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${String(process.pid)}`;
  await writeFile(draft, bytes);
  await rename(draft, file);
}
