import { fileURLToPath } from 'node:url';
import { findPython } from '../../extractor/interpreter/find-python.ts';
import { installDependencies } from '../../extractor/interpreter/install-dependencies.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The interpreter that the product itself would choose. */
export async function findTestPython(): Promise<string> {
  return (await findPython({ env: process.env })).executable;
}

/**
 * Installs hash-locked Python packages into the cache folder, as the product does.
 *
 * @param requirements lock file, relative to the project's root
 * @returns the folder to put on Python's path
 */
export async function ensurePythonTools(requirements: string): Promise<string> {
  return installDependencies({
    python: await findPython({ env: process.env }),
    env: process.env,
    requirements: `${ROOT}/${requirements}`,
    onInstall: () => console.log(`Installing ${requirements} into the cache folder…`),
  });
}

/** The product's own locked dependency. */
export async function ensureIntrospectionTools(): Promise<string> {
  return ensurePythonTools('extractor/python/requirements.txt');
}
