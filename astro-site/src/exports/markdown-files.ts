import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getMarkdownFile } from '../rebuild/site-folder.ts';
import { getSite } from '../reference/site.ts';
import { hasMarkdown } from '../routing/route.ts';
import { getReferenceMarkdown } from './reference-markdown.ts';

/**
 * Writes the Markdown files of the reference.
 *
 * @param site the folder with the pages
 */
export function writeMarkdownFiles(site: string): void {
  for (const route of getSite().routes.filter(hasMarkdown)) {
    writeFileSync(join(site, getMarkdownFile(route)), getReferenceMarkdown(route));
  }
}
