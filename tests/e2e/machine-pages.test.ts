import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Root } from 'mdast';
import { describe, expect, inject, test } from 'vitest';
import { parsePackage } from '../../extractor/contract/load.ts';
import { checkReferences } from '../../extractor/contract/references.ts';
import {
  findTexts,
  getText,
  listNodes,
  parse,
} from '../unit/astro-site/lib/markdown-page/parse.ts';
import { findOpenApiFaults } from '../wrapper/openapi-validity.ts';
import { openPage, PAGES, useBrowser } from './browser.ts';
import { findAll, readBuiltPages } from './site-pages.ts';

useBrowser();

const COPY = 'Copy page as Markdown';
const ALTERNATE = /<link rel="alternate" type="text\/markdown" href="([^"]*)"/g;

interface Site {
  /** Every file by its path. */
  files: Set<string>;
  /** The pages in Markdown, by path. */
  twins: Map<string, { text: string; tree: Root }>;
}

const read = new Map<string, Promise<Site>>();

/** Reads a built site; once, since reading Markdown takes its time. */
function readSite(folder: string): Promise<Site> {
  const site = read.get(folder) ?? loadSite(folder);
  read.set(folder, site);
  return site;
}

async function loadSite(folder: string): Promise<Site> {
  const names = await readdir(folder, { recursive: true });
  const twins: Site['twins'] = new Map();
  for (const name of names.filter((file) => file.endsWith('.md'))) {
    const text = await readFile(join(folder, name), 'utf8');
    twins.set(`/${name}`, { text, tree: parse(text) });
  }
  return { files: new Set(names.map((name) => `/${name}`)), twins };
}

async function readTwin(folder: string, page: string): Promise<Root> {
  const twin = (await readSite(folder)).twins.get(getTwin(page));
  if (twin === undefined) throw new Error(`${page} has no twin.`);
  return twin.tree;
}

function getTwin(page: string): string {
  return page === '/' ? '/index.md' : page.replace(/\/$/, '.md');
}

/** The paths on the site that Markdown leads to from its own. */
function findTargets(tree: Root, from: string): string[] {
  return listNodes(tree)
    .flatMap((node) =>
      node.type === 'link' ? [new URL(node.url, `https://site.test${from}`)] : [],
    )
    .filter(({ host }) => host === 'site.test')
    .map(({ pathname }) => decodeURI(pathname));
}

const BOOKSHOP = 'tests/e2e/fixtures/bookshop/dist';
const sites = [
  { name: 'site', folder: 'dist', origin: 'https://docs.grai.io' },
  { name: 'bookshop', folder: BOOKSHOP, origin: 'https://site.test' },
] as const;

describe.each(sites)('$name', ({ name, folder, origin }) => {
  test('every page has a twin in Markdown that it names, and every twin a page', async () => {
    const pages = (await readBuiltPages(folder)).filter(({ route }) => route !== '/404.html');
    const { twins } = await readSite(folder);
    const expected = pages.map(({ route }) => getTwin(route));
    expect([...twins.keys()].toSorted()).toEqual(expected.toSorted());
    for (const [index, { route, html }] of pages.entries()) {
      expect(findAll(html, ALTERNATE).map(decodeURI), route).toEqual([expected[index]]);
    }
  });

  test('a twin has one title, no HTML, no picture, and links to files of the site', async () => {
    const { files, twins } = await readSite(folder);
    const broken: string[] = [];
    for (const [path, { tree }] of twins) {
      const nodes = listNodes(tree);
      const titles = nodes.filter((node) => node.type === 'heading' && node.depth === 1);
      expect(titles, path).toHaveLength(1);
      expect(
        nodes.filter(({ type }) => /^(html|image|definition)/.test(type)),
        path,
      ).toEqual([]);
      broken.push(
        ...findTargets(tree, path)
          .filter((target) => !files.has(target))
          .map((target) => `${path} → ${target}`),
      );
    }
    expect(broken).toEqual([]);
  });

  test('a twin has the title of its page', async () => {
    const { twins } = await readSite(folder);
    for (const { route, html } of await readBuiltPages(folder)) {
      const twin = twins.get(getTwin(route));
      if (twin === undefined) continue;
      const [title = ''] = findAll(html, /<h1[^>]*>([^<]*)<\/h1>/g);
      expect(findTexts(twin.tree, 'heading')[0], route).toBe(title.trim());
    }
  });

  test('twins are served as Markdown, the files for language models as text', async () => {
    const { twins } = await readSite(folder);
    for (const path of ['/index.md', '/api-docs.md']) {
      const response = await fetch(inject(name) + path);
      expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
      expect(await response.text()).toBe(twins.get(path)?.text);
    }
    const response = await fetch(`${inject(name)}/llms.txt`);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8$/i);
  });

  test('llms.txt has the shape of the convention, and all its links lead to files', async () => {
    const { files } = await readSite(folder);
    const tree = parse(await readFile(join(folder, 'llms.txt'), 'utf8'));
    const kinds = tree.children.map((node) =>
      node.type === 'heading' ? `h${String(node.depth)}` : node.type,
    );
    expect(kinds.join(' ')).toMatch(/^h1 blockquote paragraph( h2 list)+$/);
    const links = listNodes(tree).flatMap((node) => (node.type === 'link' ? [node.url] : []));
    const paths = links.map((link) => decodeURI(new URL(link, origin).pathname));
    expect(paths.filter((path) => !files.has(path))).toEqual([]);
    expect(paths).toContain('/api-docs.md');
    expect(paths).toContain('/llms-full.txt');
  });

  test('llms-full.txt holds the pages whole, or lists them', async () => {
    const { twins } = await readSite(folder);
    const text = await readFile(join(folder, 'llms-full.txt'), 'utf8');
    const sources = [...twins].filter(([path]) => !path.includes('/source-code'));
    const missing = sources.filter(
      ([path, twin]) => !text.includes(twin.text.trim()) && !text.includes(`${path})`),
    );
    expect(missing.map(([path]) => path)).toEqual([]);
  });

  test('each package is there as JSON of the contract', async () => {
    const { files } = await readSite(folder);
    const documents = [...files].filter((path) => /^\/api-docs\/[^/]+\.json$/.test(path));
    const packages = [...files].filter((path) => /^\/api-docs\/[^/]+\.md$/.test(path));
    expect(documents.map((path) => path.replace(/json$/, 'md')).toSorted()).toEqual(
      packages.toSorted(),
    );
    for (const path of documents) {
      const extracted = parsePackage(await readFile(join(folder, path), 'utf8'), path);
      expect(extracted.modules.length).toBeGreaterThan(0);
      expect(checkReferences(extracted)).toEqual([]);
    }
  });

  test('each package with operations is there as OpenAPI, which its pages offer', async () => {
    const { files } = await readSite(folder);
    const paths = [...files].filter((path) => path.endsWith('/openapi.json'));
    expect(paths.length).toBeGreaterThan(0);
    const documents = await Promise.all(
      paths.map(async (path) => JSON.parse(await readFile(join(folder, path), 'utf8')) as object),
    );
    expect(await findOpenApiFaults(documents)).toEqual(paths.map(() => []));
    const offered = new Set<string>();
    for (const { html } of await readBuiltPages(folder)) {
      for (const href of findAll(html, /<a href="([^"]*\/openapi\.json)" download=/g))
        offered.add(href);
    }
    expect([...offered].toSorted()).toEqual(paths.toSorted());
  });
});

test('the twin of a page of operations tells all of them', async () => {
  const headings = findTexts(await readTwin('dist', PAGES.operations), 'heading');
  const page = await openPage(PAGES.operations);
  const names = await page.locator('[data-operation] h2').allTextContents();
  expect(names).toHaveLength(94);
  for (const heading of names) {
    expect(
      headings.some((shown) => heading.includes(shown)),
      heading,
    ).toBe(true);
  }
});

test('the pages of a module that is too large have twins with what they show', async () => {
  const root = await readTwin(BOOKSHOP, '/api-docs/bookshop_tools/');
  const targets = findTargets(root, '/api-docs/bookshop_tools.md');
  expect(targets).toContain('/api-docs/bookshop_tools/Shelf.md');
  const shelf = await readTwin(BOOKSHOP, '/api-docs/bookshop_tools/Shelf/');
  expect(findTexts(shelf, 'heading')).toEqual(expect.arrayContaining(['Shelf', 'take', 'dust']));
  expect(findTexts(shelf, 'code').join('\n')).toContain('def take(title: list[str]) -> list[str]');
  const functions = await readTwin(BOOKSHOP, '/api-docs/bookshop_tools/all-functions/');
  expect(findTexts(functions, 'heading')).toContain('open_shelf');
});

test('hostile text of a docstring is text in its twin', async () => {
  const nodes = listNodes(await readTwin(BOOKSHOP, '/api-docs/bookshop_client/routers/books/'));
  const links = nodes.flatMap((node) => (node.type === 'link' ? [node.url] : []));
  expect(links.filter((url) => /^javascript:/i.test(url))).toEqual([]);
  expect(nodes.map(getText).join('')).toContain('this link');
  expect(nodes.map(getText).join('')).toContain('<img');
});

test('the button copies the very text of the twin, from the keyboard, and says so', async () => {
  const page = await openPage(PAGES.model, { permissions: ['clipboard-read', 'clipboard-write'] });
  const button = page.getByRole('button', { name: COPY });
  await button.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('status').filter({ hasText: 'Copied' }).waitFor({ state: 'attached' });
  const twin = await readFile(`dist${getTwin(PAGES.model)}`, 'utf8');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(twin);
  await button.waitFor();
  expect(page.errors).toEqual([]);
});

test.each(['the network', 'the clipboard'])('the button says when %s fails', async (part) => {
  const page = await openPage(PAGES.model);
  if (part === 'the network') await page.route('**/*.md', (route) => route.abort());
  else await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'));
  await page.getByRole('button', { name: COPY }).click();
  const status = page.getByRole('status').filter({ hasText: 'Not copied' });
  await status.waitFor({ state: 'attached' });
  expect(await page.getByRole('link', { name: 'View as Markdown' }).isVisible()).toBe(true);
});

test('without JavaScript there is a link to the twin, and no button', async () => {
  const page = await openPage(PAGES.model, { javaScriptEnabled: false });
  expect(await page.getByRole('button', { name: COPY }).count()).toBe(0);
  const link = page.getByRole('link', { name: 'View as Markdown' });
  expect(await link.getAttribute('href')).toBe(getTwin(PAGES.model));
});
