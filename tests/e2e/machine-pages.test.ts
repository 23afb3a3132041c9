import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Root } from 'mdast';
import { describe, expect, inject, test } from 'vitest';
import { parsePackage } from '../../extractor/contract/load.ts';
import { checkReferences } from '../../extractor/contract/view/references.ts';
import { findTexts, getText, listNodes, parse } from '../unit/astro-site/render/markdown/parse.ts';
import { findOpenApiFaults } from '../wrapper/openapi-validity.ts';
import { BOOKSHOP, getGraiSite } from '../tools/sites.ts';
import { openPage, PAGES, useBrowser } from './browser.ts';
import { findAll, readBuiltPages } from './site-pages.ts';

useBrowser();

interface Site {
  /** Every file by its path. */
  files: Set<string>;
  /** What each page says about itself, by the path of its Markdown file; without pages of source. */
  pages: Map<string, PageFacts>;
}

interface PageFacts {
  title: string | undefined;
  /** The Markdown files that it names. */
  alternates: string[];
  /** The Markdown files of its operations. */
  operations: string[];
  /** The OpenAPI documents that it offers. */
  downloads: string[];
}

const read = new Map<string, Promise<Site>>();

/** Reads a built site, once. */
function readSite(folder: string): Promise<Site> {
  const site = read.get(folder) ?? loadSite(folder);
  read.set(folder, site);
  return site;
}

async function loadSite(folder: string): Promise<Site> {
  const names = await readdir(folder, { recursive: true });
  const pages = (await readBuiltPages(folder)).filter(
    ({ route, html }) =>
      route !== '/404.html' && !route.includes('/source-code/') && !isUntranslated(html),
  );
  return {
    files: new Set(names.map((name) => `/${name}`)),
    pages: new Map(pages.map(({ route, html }) => [getMarkdownPath(route), findFacts(html)])),
  };
}

/** Such a page has no Markdown file of its own. */
function isUntranslated(html: string): boolean {
  const [page, text] = findAll(html, /<(?:html|main)\s[^>]*?lang="([^"]*)"/g);
  return page !== text;
}

function findFacts(html: string): PageFacts {
  return {
    // A name may be broken where a `wbr` is.
    title: findAll(html.replaceAll(/<wbr\s*\/?>/g, ''), /<h1[^>]*>([^<]*)<\/h1>/g)[0]?.trim(),
    alternates: findAll(html, /<link rel="alternate" type="text\/markdown" href="([^"]*)"/g),
    operations: findAll(html, /data-markdown="([^"#]*)" aria-label=/g).map(decodeURI),
    downloads: findAll(html, /<a href="([^"]*\/openapi\.json)" download=/g),
  };
}

function getMarkdownPath(page: string): string {
  return page === '/' ? '/index.md' : page.replace(/\/$/, '.md');
}

const MOST_READ = 300;

/** The Markdown files to read: all narrative pages and a sample of the reference. */
async function listMarkdownFiles(folder: string): Promise<string[]> {
  const paths = [...(await readSite(folder)).pages.keys()].toSorted();
  const isReference = (path: string): boolean => path.startsWith('/api-docs/');
  const reference = paths.filter(isReference);
  const step = Math.ceil(reference.length / MOST_READ);
  return [
    ...paths.filter((path) => !isReference(path)),
    ...reference.filter((_, index) => index % step === 0),
  ];
}

function readFileOf(folder: string, path: string): Promise<string> {
  return readFile(join(folder, path), 'utf8');
}

async function readMarkdownFile(folder: string, page: string): Promise<Root> {
  return parse(await readFileOf(folder, getMarkdownPath(page)));
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

const sites = [
  { name: 'site', folder: getGraiSite().folder, origin: 'https://docs.grai.io' },
  { name: 'bookshop', folder: BOOKSHOP.folder, origin: 'https://site.test' },
] as const;

describe.each(sites)('$name', ({ name, folder, origin }) => {
  test('every page names its Markdown file, and every Markdown file has a page or an operation', async () => {
    const { files, pages } = await readSite(folder);
    const paths = [...files].filter((path) => path.endsWith('.md'));
    const operations = [...pages.values()].flatMap((page) => page.operations);
    expect(paths.toSorted()).toEqual([...new Set([...pages.keys(), ...operations])].toSorted());
    expect(pages.size).toBeGreaterThan(20);
    for (const [path, { alternates }] of pages) {
      expect(alternates.map(decodeURI), path).toEqual([path]);
    }
  });

  test('a Markdown file has the title of its page, no HTML, no picture, and links to files', async () => {
    const { files, pages } = await readSite(folder);
    const broken: string[] = [];
    for (const path of await listMarkdownFiles(folder)) {
      const tree = await readMarkdownFile(folder, path);
      const nodes = listNodes(tree);
      const titles = nodes.filter((node) => node.type === 'heading' && node.depth === 1);
      expect(titles.map(getText), path).toEqual([pages.get(path)?.title]);
      expect(
        nodes.filter(({ type }) => /^(html|image|definition)/.test(type)),
        path,
      ).toEqual([]);
      const targets = findTargets(tree, path).filter(
        (target) => !files.has(target.replace(/\/$/, '')),
      );
      broken.push(...targets.map((target) => `${path} → ${target}`));
    }
    expect(broken).toEqual([]);
  });

  test('Markdown files are served as Markdown, the files for language models as text', async () => {
    for (const path of ['/index.md', '/api-docs.md']) {
      const response = await fetch(inject(name) + path);
      expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
      expect(await response.text()).toBe(await readFileOf(folder, path));
    }
    const response = await fetch(`${inject(name)}/llms.txt`);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8$/i);
  });

  test('llms.txt has the shape of the convention, and all its links lead to files', async () => {
    const { files } = await readSite(folder);
    const tree = parse(await readFileOf(folder, 'llms.txt'));
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

  test('llms-full.txt contains the pages completely, or lists them', async () => {
    const all = await readFileOf(folder, 'llms-full.txt');
    const files = await listMarkdownFiles(folder);
    expect(files.length).toBeGreaterThan(0);
    for (const path of files) {
      const isThere = all.includes((await readFileOf(folder, path)).trim());
      expect(isThere || all.includes(`${encodeURI(path)})`), path).toBe(true);
    }
  });

  test('each package is there as JSON of the contract', async () => {
    const { files } = await readSite(folder);
    const documents = [...files].filter((path) => /^\/api-docs\/[^/]+\.json$/.test(path));
    const packages = [...files].filter((path) => /^\/api-docs\/[^/]+\.md$/.test(path));
    expect(documents.map((path) => path.replace(/json$/, 'md')).toSorted()).toEqual(
      packages.toSorted(),
    );
    for (const path of documents) {
      const extracted = parsePackage(await readFileOf(folder, path), path);
      expect(extracted.modules.length).toBeGreaterThan(0);
      expect(checkReferences(extracted)).toEqual([]);
    }
  });

  test('each package with operations is there as OpenAPI, which its pages offer', async () => {
    const { files, pages } = await readSite(folder);
    const paths = [...files].filter((path) => path.endsWith('/openapi.json'));
    expect(paths.length).toBeGreaterThan(0);
    const documents = await Promise.all(
      paths.map(async (path) => JSON.parse(await readFileOf(folder, path)) as object),
    );
    expect(await findOpenApiFaults(documents)).toEqual(paths.map(() => []));
    const offered = new Set([...pages.values()].flatMap(({ downloads }) => downloads));
    expect([...offered].toSorted()).toEqual(paths.toSorted());
  });
});

test('the Markdown of a page of operations has all of them', async () => {
  const headings = findTexts(
    await readMarkdownFile(getGraiSite().folder, PAGES.operations),
    'heading',
  );
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

test('the pages of a module that is too large have Markdown files with what they show', async () => {
  const root = await readMarkdownFile(BOOKSHOP.folder, '/api-docs/bookshop_tools/');
  const targets = findTargets(root, '/api-docs/bookshop_tools.md');
  expect(targets).toContain('/api-docs/bookshop_tools/Shelf.md');
  const shelf = await readMarkdownFile(BOOKSHOP.folder, '/api-docs/bookshop_tools/Shelf/');
  expect(findTexts(shelf, 'heading')).toEqual(expect.arrayContaining(['Shelf', 'take', 'dust']));
  expect(findTexts(shelf, 'code').join('\n')).toContain('def take(title: list[str]) -> list[str]');
  const functions = await readMarkdownFile(
    BOOKSHOP.folder,
    '/api-docs/bookshop_tools/all-functions/',
  );
  expect(findTexts(functions, 'heading')).toContain('open_shelf');
});

test('hostile text of a docstring is text in the Markdown', async () => {
  const nodes = listNodes(
    await readMarkdownFile(BOOKSHOP.folder, '/api-docs/bookshop_client/routers/books/'),
  );
  const links = nodes.flatMap((node) => (node.type === 'link' ? [node.url] : []));
  expect(links.filter((url) => /^javascript:/i.test(url))).toEqual([]);
  expect(nodes.map(getText).join('')).toContain('this link');
  expect(nodes.map(getText).join('')).toContain('<img');
});
