import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** Astro renders it; its text says what it contains (`astro-site/src/pages/moved-pages.json.ts`). */
const FILE = 'moved-pages.json';

const movedPages = z.record(z.string(), z.string());

/**
 * Writes the pages of addresses that lead to another page into a rendered site, and removes the
 * file that lists them.
 *
 * @param site a folder that Astro has just rendered
 */
export function writeMovedPages(site: string): void {
  const list = path.join(site, FILE);
  const pages = movedPages.parse(JSON.parse(readFileSync(list, 'utf8')));
  rmSync(list);
  for (const [file, html] of Object.entries(pages)) {
    const target = path.join(site, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, html);
  }
}
