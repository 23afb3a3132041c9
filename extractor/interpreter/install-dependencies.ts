import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { getCacheFolder } from '../system/cache-folder.ts';
import { makeInterrupted } from '../errors.ts';
import { fillOnce } from '../output/fill-once.ts';
import { runChild } from '../system/run-child.ts';
import { WRAPDOCS_ROOT } from '../version.ts';
import { areInstalled } from './installed-packages.ts';
import type { Python } from './find-python.ts';
import { explainPipFailure } from './pip-failure.ts';

const REQUIREMENTS = path.join(WRAPDOCS_ROOT, 'extractor', 'python', 'requirements.txt');
const INSTALL_TIMEOUT_MS = 5 * 60_000;

interface Options {
  python: Python;
  env: NodeJS.ProcessEnv;
  signal?: AbortSignal | undefined;
  requirements?: string;
  /** Called before an installation, which takes seconds. */
  onInstall?: () => void;
}

/**
 * Returns the folder with the locked Python packages, which are installed on first use, or the one
 * that `WRAPDOCS_PYTHON_DEPENDENCIES` names: the Python wheel brings these packages. Its name
 * contains the hash of the lock file, and it is renamed into place, so that concurrent processes do
 * not disturb each other.
 */
export async function installDependencies({
  python,
  env,
  signal,
  requirements = REQUIREMENTS,
  onInstall,
}: Options): Promise<string> {
  const given = env['WRAPDOCS_PYTHON_DEPENDENCIES'];
  if (given && requirements === REQUIREMENTS) return given;
  const folder = path.join(getCacheFolder(env), 'python', await makeKey(requirements, python));
  await fillOnce(folder, {
    fill: (staging) => {
      onInstall?.();
      return runPip(python, requirements, staging, signal);
    },
    check: areInstalled,
  });
  return folder;
}

async function makeKey(requirements: string, { version }: Python): Promise<string> {
  const hash = createHash('sha256').update(await readFile(requirements));
  return `${hash.digest('hex').slice(0, 16)}-py${version}`;
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
  if (result.aborted) throw makeInterrupted();
  if (result.exitCode !== 0) throw explainPipFailure(result, python, path.dirname(target));
}
