import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPython } from '../../../../extractor/interpreter/find-python.ts';
import { installDependencies } from '../../../../extractor/interpreter/install-dependencies.ts';

/** The version that the pinned wheels are for. */
const VERSION = '3.11';

/** Finds the interpreter that clients run on. */
export async function findClientPython(): Promise<string> {
  const { executable, version } = await findPython({ env: process.env });
  if (version === VERSION) return executable;
  throw new Error(
    `Clients are recorded with CPython ${VERSION}, not ${version}; set WRAPDOCS_PYTHON to one.`,
  );
}

/**
 * Installs pinned wheels into a folder of the cache, once; its name contains the hash of the pins.
 *
 * @param pins the text of a requirements file with hashes
 * @returns the folder to put on Python's path
 */
export async function installEnvironment(pins: string, signal: AbortSignal): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'wrapdocs-pins-'));
  const requirements = join(folder, 'requirements.txt');
  try {
    await writeFile(requirements, pins);
    const python = await findPython({ env: process.env });
    return await installDependencies({ python, env: process.env, signal, requirements });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
