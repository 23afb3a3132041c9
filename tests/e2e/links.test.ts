import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Routes of the pages, each with the ids that can be linked to and the links that it has. */
async function readSite(folder: string) {
  const files = await readdir(folder, { recursive: true });
  const pages = new Map<string, { ids: Set<string>; links: string[] }>();
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = await readFile(join(folder, file), 'utf8');
    const route = `/${file.replace(/(^|\/)index\.html$/, '$1')}`;
    pages.set(route, {
      ids: new Set(findAll(html, /\sid="([^"]*)"/g)),
      links: findAll(html, /<a\s[^>]*?href="([^"]*)"/g),
    });
  }
  return { pages, files: new Set(files.map((name) => `/${name}`)) };
}

function findAll(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, value = '']) => decodeEntities(value));
}

function decodeEntities(text: string): string {
  return text.replaceAll('&#38;', '&').replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
}

test.each(['dist', 'tests/e2e/fixtures/bookshop/dist'])(
  'every link inside %s leads to a page, and every anchor to an element',
  async (folder) => {
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

test.each(['dist', 'tests/e2e/fixtures/bookshop/dist'])(
  'every page of %s has one h1, a title, and no id twice',
  async (folder) => {
    const files = await readdir(folder, { recursive: true });
    for (const file of files.filter((name) => name.endsWith('.html'))) {
      const html = await readFile(join(folder, file), 'utf8');
      expect(html.match(/<h1[\s>]/g), file).toHaveLength(1);
      expect(/<title>[^<]+<\/title>/.test(html), file).toBe(true);
      const ids = findAll(html, /\sid="([^"]*)"/g);
      expect(
        ids.filter((id, index) => ids.indexOf(id) !== index),
        file,
      ).toEqual([]);
    }
  },
);
