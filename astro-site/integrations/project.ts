import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadSiteInput } from '../../extractor/site-input/load.ts';
import { deriveProject, type Project } from './derive-project.ts';
import { makeEmptySite } from './empty-site.ts';

/**
 * Reads the site that the command line names with `--site-json`, by default the one that `wrapdocs
 * build` rendered last in the folder `home`. Astro's root is that folder, too, unless the command
 * line names another one.
 *
 * @throws WrapdocsError if its `site.json` cannot be read
 */
export function loadProject(home: string, args = process.argv.slice(2)): Project {
  const options = { root: { type: 'string' }, 'site-json': { type: 'string' } } as const;
  const { values } = parseArgs({ args, strict: false, options });
  const named = values['site-json'];
  const root = typeof values.root === 'string' ? values.root : home;
  const file = resolve(home, typeof named === 'string' ? named : '.wrapdocs/site.json');
  if (named !== undefined) return deriveProject(loadSiteInput(file), root);
  const isThere = existsSync(file);
  const site = isThere ? loadSiteInput(file) : makeEmptySite(home);
  // In its cache, Astro keeps paths relative to its root, which is another one in a build.
  const folders = { ...site.folders, cache: resolve(home, '.wrapdocs/check-cache') };
  const project = deriveProject({ ...site, folders }, root);
  return isThere ? project : { ...project, missingFile: file };
}
