import { relative } from 'node:path';
import type { SiteInput } from '../../extractor/site-input/schema.ts';
import { readContentTrees, type ContentTrees } from './content-tree.ts';
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
 * Adds to the input of a site what follows from it.
 *
 * @param root Astro's root
 */
export function deriveProject(input: SiteInput, root: string): Project {
  const { settings, folders } = input;
  return {
    ...input,
    contentPath: relative(root, folders.content).replaceAll('\\', '/'),
    ...readContentTrees(folders.content, settings),
    stringsFile: getSiteModule(`src/strings/${settings.site.language}`),
  };
}
