import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A separate project that tests may edit. */
export interface DevProject {
  folder: string;
  remove: () => Promise<void>;
}

/**
 * Makes a project that documents a copy of a package.
 *
 * @param source folder of the package, relative to the repository
 */
export async function makeDevProject(source: string): Promise<DevProject> {
  const folder = await mkdtemp(join(tmpdir(), 'wrapdocs-dev-'));
  const name = basename(source);
  await cp(join(ROOT, source), join(folder, name), { recursive: true });
  const config = {
    site: { title: 'A site that is being written' },
    packages: [{ name, source: name }],
    content: 'docs',
  };
  await writeFile(
    join(folder, 'wrapdocs.config.mjs'),
    `export default ${JSON.stringify(config, undefined, 2)};\n`,
  );
  await cp(join(ROOT, 'tests/e2e/fixtures/bookshop/docs'), join(folder, 'docs'), {
    recursive: true,
  });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
