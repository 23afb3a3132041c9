import { existsSync, globSync } from 'node:fs';

const PAGE = /\.mdx?$/;

/** A narrative page. */
export interface PageFile {
  /** The route without slashes; the home page is `index`. */
  slug: string;
  /** The path of its file below the folder of the pages, `/`-separated. */
  file: string;
}

/** The narrative pages in a folder, sorted by file; files that begin with `_` are none. */
export function listPageFiles(folder: string): PageFile[] {
  if (!existsSync(folder)) return [];
  return globSync('**/*', { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => PAGE.test(file) && !/(^|\/)_/.test(file))
    .map((file) => ({ slug: toSlug(file), file }))
    .filter(({ slug }) => slug !== '404')
    .toSorted((a, b) => (a.file < b.file ? -1 : 1));
}

function toSlug(file: string): string {
  return file.replace(PAGE, '').replace(/(^|\/)index$/, '') || 'index';
}
