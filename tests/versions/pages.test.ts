import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { ROOT } from '../tools/released-site.ts';
import { findViolations } from '../e2e/axe.ts';
import { DESKTOP, PHONE, useBrowser } from '../e2e/browser.ts';
import { openReleased as open } from './released-page.ts';
import { findAll } from '../e2e/site-pages.ts';

useBrowser();

const MAIN = 'api-docs/library/main/';
const NEWS = 'whats-new/';

async function readFiles(pattern: RegExp): Promise<[string, string][]> {
  const { folder } = inject('releases');
  const names = await readdir(folder, { recursive: true });
  return Promise.all(
    names
      .filter((name) => pattern.test(name))
      .map(async (name) => [name, await readFile(join(folder, name), 'utf8')]),
  );
}

/** The prefix that a file's own links must have. */
function getBase(file: string): string {
  return ROOT + (/^(?:1\.0|2\.0|3\.0rc1)\//.exec(file)?.[0] ?? '');
}

test('links and assets of a page stay in the folder of its version, except links to other versions', async () => {
  const pages = (await readFiles(/\.html$/)).filter(([name]) => !name.startsWith('stable/'));
  expect(pages.length).toBeGreaterThan(20);
  const escaped = pages.flatMap(([name, html]) => {
    const base = getBase(name);
    const links = findAll(
      html,
      /\s(?:href|src|data-markdown|data-pages|component-url)="(\/[^"]*)"/g,
    );
    const other = links.filter((link) => !link.startsWith(base));
    return other
      .filter((link) => !name.endsWith(`${NEWS}index.html`) || !link.startsWith(ROOT))
      .map((link) => `${name}: ${link}`);
  });
  expect(escaped).toEqual([]);
});

test('scripts, styles and data only contain paths of their own version', async () => {
  // Pagefind finds its own files relative to its script, and pages add their base to what the file
  // of the navigation says.
  const all = await readFiles(/\.(?:js|css|json|txt|md)$/);
  const files = all.filter(([name]) => !/pagefind\/|navigation\.\w+\.json$/.test(name));
  const PATH = /["'(](\/(?:docs|_astro|api-docs|pagefind|guide|whats-new|wrapdocs-base)\/[^"')]*)/g;
  const wrong = files.flatMap(([name, text]) =>
    findAll(text, PATH)
      .filter((path) => !path.startsWith(getBase(name)) && !isListed(name, path))
      .map((path) => `${name}: ${path}`),
  );
  expect(files.length).toBeGreaterThan(40);
  expect(wrong).toEqual([]);
});

/**
 * The "What's new" page links to other versions, and all pages know the path of the site itself.
 */
function isListed(file: string, path: string): boolean {
  return path === ROOT || (path.startsWith(ROOT) && /whats-new\.md$/.test(file));
}

test('links that authors write from the root of the site stay in their version', async () => {
  const page = await open('1.0/');
  const links = page.locator('.sl-markdown-content p a');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    `${ROOT}1.0/guide/`,
    `${ROOT}1.0/api-docs/`,
  ]);
  const moved = await open('1.0/start/');
  await moved.waitForURL(`**${ROOT}1.0/guide/`);
});

test('the What is new page has numbers, breaking changes first, and links to both versions', async () => {
  const page = await open(NEWS);
  await page.getByRole('heading', { level: 1, name: 'What’s new in 2.0' }).waitFor();
  const main = page.getByRole('main');
  const sections = await main.getByRole('heading', { level: 3 }).allInnerTexts();
  expect(sections[0]).toMatch(/^Breaking/);
  expect(sections.at(-1)).toMatch(/^Safe/);
  const links = main.locator('.news-links a');
  const hrefs = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  expect(hrefs).toContain(`${ROOT}${MAIN}#delete_book`);
  expect(hrefs).toContain(`${ROOT}1.0/${MAIN}#print_catalogue`);
  const dead: string[] = [];
  for (const href of new Set(hrefs)) {
    const url = new URL(href, inject('releases').url);
    const html = await (await fetch(url)).text();
    const isThere = url.hash === '' || html.includes(`id="${url.hash.slice(1)}"`);
    if (html.includes('Page not found') || !isThere) dead.push(href);
  }
  expect(dead).toEqual([]);
  await main.getByRole('link', { name: '1.0', exact: true }).click();
  await page.getByText('1.0', { exact: false }).first().waitFor();
  await page.getByText('is the first release').waitFor();
  expect(page.errors).toEqual([]);
});

test('the What is new page has a Markdown file and links in the sidebar and llms.txt', async () => {
  const page = await open(MAIN);
  const entry = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'What’s new' });
  expect(await entry.getAttribute('href')).toBe(ROOT + NEWS);
  const { url } = inject('releases');
  const markdown = await (await fetch(`${url}${ROOT}whats-new.md`)).text();
  expect(markdown).toContain('## `library`');
  expect(markdown).toContain('(api-docs/library/main.md#delete_book)');
  expect(await (await fetch(`${url}${ROOT}llms.txt`)).text()).toContain('docs/whats-new.md');
});

test('badges mark new and changed items, with their history, without scripts', async () => {
  const page = await open(MAIN, { javaScriptEnabled: false });
  const added = page.getByRole('region', { name: 'delete_book', exact: true });
  await added.getByText('New in 2.0').waitFor();
  const changed = page.getByRole('region', { name: 'list_books', exact: true });
  const badge = changed.getByText('Changed in 2.0').first();
  await badge.click();
  await changed.locator('.hist li code', { hasText: 'author' }).first().waitFor();
  expect(
    await page.getByRole('region', { name: 'add_book', exact: true }).locator('.hist').count(),
  ).toBe(0);
  const model = await open('api-docs/library/models/Book/', { javaScriptEnabled: false });
  await model.locator('#pages').getByText('New in 2.0').waitFor();
  const first = await open(`1.0/${MAIN}`);
  expect(await first.locator('.hist').count()).toBe(0);
});

test('without JavaScript a frozen page says its version, and links to the What is new page', async () => {
  const page = await open(`1.0/${MAIN}`, { javaScriptEnabled: false });
  expect(await page.getByText('This is version 1.0.').isVisible()).toBe(true);
  await page.getByRole('link', { name: 'Version 1.0' }).first().click();
  expect(new URL(page.url()).pathname).toBe(`${ROOT}1.0/${NEWS}`);
});

test.each(
  (['light', 'dark'] as const).flatMap((scheme) =>
    [PHONE, DESKTOP].map((viewport) => [scheme, viewport] as const),
  ),
)(
  'axe finds nothing wrong, and nothing is wider than the window: %s, %o',
  async (scheme, viewport) => {
    const look = { colorScheme: scheme, viewport };
    const old = await open(`1.0/${MAIN}`, look);
    await old.getByRole('link', { name: 'This page in 2.0' }).waitFor();
    if (viewport === PHONE) await old.getByRole('button', { name: 'Menu' }).click();
    await old.getByRole('button', { name: /^Version / }).click();
    await old.getByRole('list', { name: 'Versions' }).waitFor();
    expect(await findViolations(old, scheme), 'menu and notice').toEqual([]);
    const current = await open(MAIN, look);
    for (const badge of await current.locator('.hist > summary').all()) await badge.click();
    expect(await findViolations(current, scheme), 'badges').toEqual([]);
    const news = await open(NEWS, look);
    expect(await findViolations(news, scheme), 'what is new').toEqual([]);
    for (const page of [old, current, news]) {
      const { scrollWidth, clientWidth } = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return { scrollWidth, clientWidth };
      });
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
      expect(page.errors).toEqual([]);
    }
  },
);
