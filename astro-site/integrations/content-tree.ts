import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseFrontmatter } from '@astrojs/markdown-remark';
import {
  makeContentTree,
  type ContentEntry,
  type ContentPage,
} from '../src/navigation/content-tree.ts';

const PAGE = /\.mdx?$/;

/**
 * Reads the narrative pages of a folder as a tree in the order of the configuration.
 *
 * @throws Error if the navigation names a page that does not exist
 */
export function readContentTree(folder: string, navigation: readonly string[]): ContentEntry[] {
  const pages = readPages(folder);
  requirePages(pages, navigation, folder);
  return makeContentTree(pages, navigation);
}

function readPages(folder: string): ContentPage[] {
  if (!existsSync(folder)) return [];
  return globSync('**/*', { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => PAGE.test(file) && !/(^|\/)_/.test(file) && toSlug(file) !== '404')
    .toSorted()
    .map((file) => ({ slug: toSlug(file), label: readLabel(join(folder, file)) }));
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

function toSlug(file: string): string {
  return file.replace(PAGE, '').replace(/(^|\/)index$/, '') || 'index';
}

function requirePages(pages: ContentPage[], navigation: readonly string[], folder: string): void {
  const known = new Set(pages.map(({ slug }) => slug));
  const missing = navigation.filter((slug) => !known.has(slug));
  if (missing.length === 0) return;
  throw new Error(
    `\`navigation\` names pages that ${folder} does not have: ${missing.join(', ')}.\n` +
      'Write them, or take them out of the configuration.',
  );
}
