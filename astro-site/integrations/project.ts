import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadSiteInput } from '../../extractor/site-input/load.ts';
import type { SiteInput } from '../../extractor/site-input/schema.ts';
import { readContentTrees, type ContentTrees } from './content-tree.ts';
import { makeEmptySite } from './empty-site.ts';
import { getSiteModule } from './site-file.ts';

/** What the site is built from: `site.json`, and data derived from it. */
export interface Project extends SiteInput, ContentTrees {
  /** Set where there is no `site.json`: types can be checked, but no page can be rendered. */
  missingFile?: string;
  /**
   * The folder of the narrative pages in the form of the pages' paths: relative to Astro's root,
   * `/`-separated.
   */
  contentPath: string;
  /** The texts of the shell in the site's language. */
  stringsFile: string;
}

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
  if (named !== undefined) return derive(loadSiteInput(file), root);
  const isThere = existsSync(file);
  const site = isThere ? loadSiteInput(file) : makeEmptySite(home);
  // In its cache, Astro keeps paths relative to its root, which is another one in a build.
  const folders = { ...site.folders, cache: resolve(home, '.wrapdocs/check-cache') };
  const project = derive({ ...site, folders }, root);
  return isThere ? project : { ...project, missingFile: file };
}

function derive(input: SiteInput, root: string): Project {
  const { settings, folders } = input;
  return {
    ...input,
    contentPath: relative(root, folders.content).replaceAll('\\', '/'),
    ...readContentTrees(folders.content, settings),
    stringsFile: getSiteModule(`src/strings/${settings.site.language}`),
  };
}
