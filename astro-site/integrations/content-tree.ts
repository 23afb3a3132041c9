import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentEntry } from '../src/lib/sidebar.ts';

const PAGE = /\.mdx?$/;

/** The narrative pages of a folder as a tree, in the order of their names; `index` is the home page. */
export function listContent(folder: string, prefix = ''): ContentEntry[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('_'))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry): ContentEntry[] => {
      const name = prefix + entry.name;
      if (entry.isDirectory()) {
        const entries = listContent(join(folder, entry.name), `${name}/`);
        return entries.length === 0 ? [] : [{ label: entry.name, entries }];
      }
      return PAGE.test(name) && name.replace(PAGE, '') !== '404' ? [{ slug: toSlug(name) }] : [];
    });
}

function toSlug(file: string): string {
  return file.replace(PAGE, '').replace(/(^|\/)index$/, '') || 'index';
}
