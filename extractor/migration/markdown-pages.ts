import { addLabel } from './front-matter.ts';
import type { Migration } from './migration.ts';
import { getPath, getRoute } from './page-names.ts';

interface ConvertedPage {
  /** Relative to the folder of the new pages. */
  file: string;
  /** The title in the navigation, if it has one of its own. */
  label?: string | undefined;
  /** The front matter with its marks, or nothing. */
  matter: string;
  /** What stands below it. */
  markdown: string;
  oldPath: string;
}

/** Adds a page of a tool whose pages are Markdown, with a redirect if its path has changed. */
export function addMarkdownPage({ pages, redirects }: Migration, page: ConvertedPage): void {
  const { file, label, matter, markdown, oldPath } = page;
  pages.set(file, `${addLabel(matter, label)}${markdown.trim()}\n`);
  const newPath = getPath(file);
  if (oldPath !== newPath) redirects[oldPath] = newPath;
}

interface ListedPages {
  /** The names of the pages in the order of the navigation. */
  listed: readonly string[];
  pages: ReadonlyMap<string, { file: string }>;
}

/** The routes of the listed pages that the migration has. */
export function listRoutes({ listed, pages }: ListedPages, migration: Migration): string[] {
  return listed.flatMap((name) => {
    const file = pages.get(name)?.file;
    return file !== undefined && migration.pages.has(file) ? [getRoute(file)] : [];
  });
}
