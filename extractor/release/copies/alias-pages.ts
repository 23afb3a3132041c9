import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { linkFile, listFiles } from '../file-tree.ts';
import { getPageFile } from './page-list.ts';
import type { YieldToEventLoop } from '../yield-to-event-loop.ts';

const SCRIPT_FILE = 'redirect.js';
/**
 * A separate file, because of the Content-Security-Policy. It keeps the query and fragment of the
 * reader's address.
 */
const SCRIPT = `location.replace(document.currentScript.dataset.to + location.search + location.hash);\n`;

/** What pages load, and what hosts and crawlers read at the top of a site. */
const NOT_SERVED =
  /\.html$|^(?:_astro|pagefind|pictures)\/|^(?:_headers|robots\.txt|relocation\.json|sitemap[^/]*)$|(?:^|\/)\.[^/]*$/;

/**
 * Writes the folder of an alias: a redirect for each page of its version, and the version's files for
 * programs, such as `objects.inv`, which follow no such redirect.
 *
 * @param folder a folder at the top of the site, which does not exist
 * @param files a local folder with the files of the version
 * @param home the folder of the version below the top of the site, with its slash; empty for the
 * root
 */
export async function writeAliasPages(
  folder: string,
  { files, home, pages }: { files: string; home: string; pages: readonly string[] },
  yieldToEventLoop: YieldToEventLoop,
): Promise<void> {
  mkdirSync(folder);
  writeFileSync(path.join(folder, SCRIPT_FILE), SCRIPT);
  for (const page of pages) {
    const file = path.join(folder, getPageFile(page));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, makeAliasPage(page, home));
    await yieldToEventLoop();
  }
  for (const name of listFiles(files).filter((file) => !NOT_SERVED.test(file))) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    linkFile(path.join(files, name), file);
    await yieldToEventLoop();
  }
}

/** Addresses are relative, so the page does not depend on where the site is served from. */
function makeAliasPage(page: string, home: string): string {
  const up = '../'.repeat(page.split('/').length - 1);
  const script = `${up}${SCRIPT_FILE}`;
  const target = escapeHtml(encodePath(`${up}../${home}${page}`));
  return [
    '<!doctype html>',
    '<meta charset="utf-8">',
    `<title>${escapeHtml(`/${home}${page}`)}</title>`,
    '<meta name="robots" content="noindex">',
    `<script src="${script}" data-to="${target}"></script>`,
    `<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript>`,
    `<a href="${target}">${escapeHtml(`/${home}${page}`)}</a>`,
    '',
  ].join('\n');
}

function encodePath(place: string): string {
  return place.split('/').map(encodeURIComponent).join('/');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${String(character.charCodeAt(0))};`);
}
