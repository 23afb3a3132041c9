import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { REFERENCE_FOLDER } from '../../../extractor/contract/reference-folder.ts';
import { keepNarrativeMarkdown } from '../exports/narrative-markdown.ts';
import { listPublished } from '../navigation/published-pages.ts';
import type { Route } from '../routing/route.ts';

/** The HTML file of a page of the reference, below the site. */
export function getPageFile({ slug }: Route): string {
  return join(REFERENCE_FOLDER, slug, 'index.html');
}

/** The Markdown file of a page or an operation of the reference, below the site. */
export function getMarkdownFile({ slug }: Pick<Route, 'slug'>): string {
  return `${join(REFERENCE_FOLDER, slug).replace(/[\\/]$/, '')}.md`;
}

/** The folders that are there: to ask for one of thousands takes as long as to write a file. */
const folders = new Set<string>();

/** Replaces a file, which may be a link to a file of another site: that one stays as it is. */
export function replaceFile(file: string, content: string | Uint8Array): void {
  rmSync(file, { force: true });
  const folder = dirname(file);
  if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
  folders.add(folder);
  writeFileSync(file, content);
}

/** Takes the Markdown of the narrative pages from a site, because they have not changed. */
export async function keepNarrativePages(site: string): Promise<void> {
  for (const { id } of await listPublished()) {
    keepNarrativeMarkdown(id, readFileSync(join(site, `${id}.md`), 'utf8'));
  }
}
