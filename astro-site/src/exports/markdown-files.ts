import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getMarkdownFile } from '../rebuild/site-folder.ts';
import { getSite } from '../reference/site.ts';
import { hasMarkdown, type Route } from '../routing/route.ts';
import { getReferenceMarkdown } from './reference-markdown.ts';

/** The pages below that of all packages which are there as Markdown. */
export function listMarkdownRoutes(): Route[] {
  return getSite().routes.filter((route) => route.kind !== 'packages' && hasMarkdown(route));
}

/**
 * Writes the Markdown files of the reference.
 *
 * @param site the folder with the pages
 */
export function writeMarkdownFiles(site: string): void {
  for (const route of listMarkdownRoutes()) {
    writeFileSync(join(site, getMarkdownFile(route)), getReferenceMarkdown(route));
  }
}
