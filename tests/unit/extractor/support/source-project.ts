import path from 'node:path';
import { startIndex } from './package-index.ts';
import { makeSourceCache } from './source-cache.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

/** A folder with the given files, a package index, and a cache without any of it. */
export async function makeSourceProject(files: Record<string, string> = {}) {
  const index = await startIndex();
  const folder = makeTemporaryFolder(files);
  const env = { WRAPDOCS_CACHE: await makeSourceCache(), PIP_INDEX_URL: index.url };
  return { folder, env, index, store: path.join(env.WRAPDOCS_CACHE, 'sources') };
}

/** A configuration file with these packages. */
export function makeConfig(packages: { name: string; source: string }[]): string {
  return `export default ${JSON.stringify({ site: { title: 'Shop' }, packages })}`;
}
