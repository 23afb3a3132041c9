import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { getCacheFolder } from '../cache-folder.ts';
import { WrapdocsError } from '../errors.ts';
import { runChild } from '../run-child.ts';
import { WRAPDOCS_ROOT } from '../version.ts';
import type { Python } from './find-python.ts';
import { explainPipFailure } from './pip-failure.ts';

const REQUIREMENTS = path.join(WRAPDOCS_ROOT, 'extractor', 'python', 'requirements.txt');
const INSTALL_TIMEOUT_MS = 5 * 60_000;
const STALE_AFTER_MS = 60 * 60_000;
const STAGING_MARK = '.staging-';

interface Options {
  python: Python;
  env: NodeJS.ProcessEnv;
  signal?: AbortSignal | undefined;
  requirements?: string;
  /** Called before an installation, which takes seconds. */
  onInstall?: () => void;
}

/**
 * Gives the folder with the locked Python packages, installed on first use. Its name holds the
 * hash of the lock file, and it appears whole by a rename: processes at once do not disturb each other.
 */
export async function installDependencies({
  python,
  env,
  signal,
  requirements = REQUIREMENTS,
  onInstall,
}: Options): Promise<string> {
  const folder = path.join(getCacheFolder(env), 'python', await makeKey(requirements, python));
  if (existsSync(folder)) return folder;
  onInstall?.();
  const staging = `${folder}${STAGING_MARK}${randomUUID()}`;
  await makeFolder(path.dirname(folder));
  await removeStale(path.dirname(folder));
  try {
    await runPip(python, requirements, staging, signal);
    await publish(staging, folder);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
  return folder;
}

async function makeKey(requirements: string, { version }: Python): Promise<string> {
  const hash = createHash('sha256').update(await readFile(requirements));
  return `${hash.digest('hex').slice(0, 16)}-py${version}`;
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (cause) {
    throw new WrapdocsError({
      code: 'PYTHON_DEPENDENCY',
      message: `The cache folder ${folder} cannot be made: ${cause instanceof Error ? cause.message : String(cause)}`,
      hint: 'Set WRAPDOCS_CACHE to a folder that this user can write to.',
      cause,
    });
  }
}

async function runPip(
  python: Python,
  requirements: string,
  target: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  const result = await runChild(
    python.executable,
    [
      ...['-I', '-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--no-input'],
      ...['--require-hashes', '--no-deps', '--only-binary', ':all:'],
      ...['--retries', '2', '--timeout', '15', '--target', target, '--requirement', requirements],
    ],
    { signal, timeoutMs: INSTALL_TIMEOUT_MS },
  );
  if (result.aborted) throw new WrapdocsError({ code: 'INTERRUPTED', message: 'Interrupted.' });
  if (result.exitCode !== 0) throw explainPipFailure(result, python, path.dirname(target));
}

/** Renames into place; where another process was faster, its folder is as good. */
async function publish(staging: string, folder: string): Promise<void> {
  try {
    await rename(staging, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}

/** Removes what killed installations left behind. */
async function removeStale(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.includes(STAGING_MARK));
  for (const name of names) {
    const staging = path.join(folder, name);
    const stats = await stat(staging).catch(() => undefined);
    if (stats !== undefined && Date.now() - stats.mtimeMs > STALE_AFTER_MS) {
      await rm(staging, { recursive: true, force: true });
    }
  }
}
