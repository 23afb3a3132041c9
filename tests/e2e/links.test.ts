import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { BOOKSHOP, getGraiSite } from '../tools/sites.ts';
import { findAll, readBuiltPages } from './site-pages.ts';

const SITES: [name: string, folder: string][] = [
  ['dist', getGraiSite().folder],
  [BOOKSHOP.folder, BOOKSHOP.folder],
];

/** An id, with quotes or without. */
const ID = /<\w+ (?:[^<>]* )?id="?([^"\s>]+)/g;

/** Routes of the pages, each with the ids that can be linked to and the links that it has. */
async function readSite(folder: string) {
  const pages = new Map<string, { ids: Set<string>; links: string[] }>();
  for (const { route, html } of await readBuiltPages(folder)) {
    pages.set(route, {
      ids: new Set(findAll(html, ID)),
      links: findAll(html, /<a\s[^>]*?href="([^"]*)"/g),
    });
  }
  const files = await readdir(folder, { recursive: true });
  return { pages, files: new Set(files.map((name) => `/${name}`)) };
}

test.each(SITES)(
  'every link inside %s leads to a page, and every anchor to an element',
  async (_name, folder) => {
    const { pages, files } = await readSite(folder);
    const broken: string[] = [];
    let checked = 0;
    for (const [route, { links }] of pages) {
      for (const link of links) {
        const url = new URL(link, `https://site.test${route}`);
        if (url.host !== 'site.test') continue;
        checked += 1;
        const target = pages.get(decodeURI(url.pathname));
        const anchor = decodeURIComponent(url.hash.slice(1));
        const isThere =
          target === undefined
            ? files.has(url.pathname) && anchor === ''
            : anchor === '' || target.ids.has(anchor);
        if (!isThere) broken.push(`${route} → ${link}`);
      }
    }
    expect(broken).toEqual([]);
    expect(checked).toBeGreaterThan(100);
  },
);

test.each(SITES)('every page of %s has one h1, a title, and no id twice', async (_name, folder) => {
  const pages = await readBuiltPages(folder);
  expect(pages.length).toBeGreaterThan(10);
  for (const { route: file, html } of pages) {
    expect(html.match(/<h1[\s>]/g), file).toHaveLength(1);
    expect(/<title>[^<]+<\/title>/.test(html), file).toBe(true);
    const ids = findAll(html, ID);
    expect(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      file,
    ).toEqual([]);
  }
});
