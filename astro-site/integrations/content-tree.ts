import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseFrontmatter } from '@astrojs/markdown-remark';
import { listPageFiles } from '../../extractor/site-input/require-pages.ts';
import { makeContentTree, type ContentEntry } from '../src/navigation/content-tree.ts';

/** Reads the narrative pages of a folder as a tree in the order of the configuration. */
export function readContentTree(folder: string, navigation: readonly string[]): ContentEntry[] {
  const pages = listPageFiles(folder).map(({ slug, file }) => ({
    slug,
    label: readLabel(join(folder, file)),
  }));
  return makeContentTree(pages, navigation);
}

/** The page's name in the sidebar; Starlight reports invalid front matter. */
function readLabel(file: string): string | undefined {
  try {
    const { title, sidebar } = parseFrontmatter(readFileSync(file, 'utf8')).frontmatter as {
      title?: string;
      sidebar?: { label?: string };
    };
    return sidebar?.label ?? title;
  } catch {
    return undefined;
  }
}
