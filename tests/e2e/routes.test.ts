import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { parsePackageIndex } from '../../extractor/contract/load.ts';
import type { StoredNode } from '../../astro-site/src/navigation/navigation-node.ts';
import { resolvePath } from '../../astro-site/src/navigation/stored-nodes.ts';
import config from '../../wrapdocs.config.ts';
import navigation from '../content/facts/navigation.json' with { type: 'json' };
import packages from '../content/facts/packages.json' with { type: 'json' };
import { getGraiSite } from '../tools/sites.ts';
import { findAll, readBuiltPages } from './site-pages.ts';

const site = getGraiSite();
const pages = new Map<string, string>();

beforeAll(async () => {
  for (const { route, html } of await readBuiltPages(site.folder)) pages.set(route, html);
});

const withSlash = (route: string): string => route.replace(/\/*$/, '/');

function getSidebar(html: string): string {
  return /<nav[^>]*class="sidebar[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '';
}

/** The links that stay on the site. */
function getLinks(html: string): string[] {
  return findAll(html, /<a\s[^>]*?href="(\/[^"]*)"/g);
}

/** What every page has, by its name in messages. */
const PARTS: [name: string, pattern: RegExp][] = [
  ['title', /<title>[^<]+<\/title>/],
  ['description', /<meta name="description" content="[^"]+"/],
  ['canonical link', /<link rel="canonical" href="https:\/\/docs\.grai\.io\/[^"]*"/],
  ['picture', /<meta property="og:image" content="https:\/\/docs\.grai\.io\/pictures\/[^"]+\.png"/],
  ['neighbour', /<a [^>]*rel="(?:prev|next)"/],
  ['edit link', /<a class="edit[^"]*" href="[^"]+"/],
  ['feedback', /Did this doc help you\?/],
  ['copyright', new RegExp(`Copyright © ${new Date().getUTCFullYear()}\\s+<a [^>]*>Grai`)],
  ['chat', /href="https:\/\/join\.slack\.com\//],
  ['skip link', /<a class="sl-skip-link[^>]*href="#_top"/],
  ['search', /Search Grai(?:'|&#x27;|&#39;)s Docs/],
];

function findFaults(html: string): string[] {
  const missing = PARTS.filter(([, pattern]) => !pattern.test(html)).map(([name]) => name);
  return (html.match(/<h1[\s>]/g) ?? []).length === 1 ? missing : [...missing, 'one h1'];
}

test('the configured navigation is that of the planned site, in its order', () => {
  expect(config.navigation).toEqual(
    navigation.map(({ route }) => route.replace(/^\//, '') || 'index'),
  );
});

test.each(navigation)('$route is there and complete', ({ route, title }) => {
  const html = pages.get(withSlash(route)) ?? '';
  expect(findFaults(html)).toEqual([]);
  const [heading = ''] = findAll(html, /<h1[^>]*>\s*([^<]*?)\s*<\/h1>/g);
  if (route !== '/') expect(heading).toBe(title);
});

/** The addresses of the file with the whole navigation, in its order. */
async function readNavigation(): Promise<string[]> {
  const [, file = ''] = /class="navigation" data-file="([^"]+)"/.exec(pages.get('/') ?? '') ?? [];
  const nodes = JSON.parse(await readFile(`${site.folder}${file}`, 'utf8')) as StoredNode[];
  return listPaths(nodes, '/');
}

function listPaths(nodes: readonly StoredNode[], parent: string): string[] {
  return nodes.flatMap(({ path, children = [] }) => {
    const href = resolvePath(path, '/', parent);
    return [href, ...listPaths(children, href)];
  });
}

test('the navigation has the pages in the planned order, and the reference last', async () => {
  const links = await readNavigation();
  const reference = links.findIndex((link) => link.startsWith('/api-docs/'));
  expect(links.slice(0, reference)).toEqual(navigation.map(({ route }) => withSlash(route)));
  expect(links.slice(reference).every((link) => link.startsWith('/api-docs/'))).toBe(true);
  expect(links.filter((link) => !pages.has(link))).toEqual([]);
});

test('the documented packages are those of the planned site, and each of their modules has a page', async () => {
  expect(config.packages.map(({ name, source }) => `${name} ${source}`)).toEqual(
    packages.map((one) => `${one.package} pypi:${one.pypi}==${one.version}`),
  );
  for (const { package: name } of packages) {
    const index = parsePackageIndex(
      await readFile(`${site.project}/.wrapdocs/api/${name}/index.json`, 'utf8'),
    );
    const routes = index.modules.map(({ id }) => `/api-docs/${id.replaceAll('.', '/')}/`);
    expect(routes.filter((route) => !pages.has(route))).toEqual([]);
  }
});

test('groups of the sidebar are closed, except those of the current page', () => {
  const countLists = (route: string) =>
    findAll(getSidebar(pages.get(route) ?? ''), /(<ul)>/g).length;
  expect(countLists('/')).toBe(1);
  expect(countLists('/concepts/nodes/')).toBe(2);
  expect(countLists('/api-docs/grai_source_fivetran/fivetran_api/main/')).toBe(4);
});

test('every page has a link to each part of the site', () => {
  const top = getLinks(getSidebar(pages.get('/') ?? ''));
  const module = getLinks(getSidebar(pages.get('/api-docs/grai_source_fivetran/') ?? ''));
  expect(module).toEqual(expect.arrayContaining(top));
});

test('every page that any sidebar names exists and is complete', () => {
  const named = new Set([...pages.values()].flatMap((html) => getLinks(getSidebar(html))));
  expect(named.size).toBeGreaterThan(navigation.length);
  const faults = [...named].flatMap((route) =>
    findFaults(pages.get(route) ?? '').map((fault) => `${route}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

test.each([
  [
    '/api-docs/grai_source_fivetran/fivetran_api/main/',
    [
      '/api-docs/',
      '/api-docs/grai_source_fivetran/',
      '/api-docs/grai_source_fivetran/fivetran_api/',
    ],
  ],
  ['/integrations/databases/mysql/', ['/integrations/', '/integrations/databases/']],
  ['/', []],
])('%s has breadcrumbs', (path, expected) => {
  const html = pages.get(path) ?? '';
  const trail = /<nav class="trail[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '';
  expect(getLinks(trail)).toEqual(expected);
});

test('every picture for link previews exists, 1200 x 630', async () => {
  const addresses = [...pages.values()].flatMap((html) =>
    findAll(html, /<meta property="og:image" content="https:\/\/docs\.grai\.io([^"]+)"/g),
  );
  const files = [...new Set(addresses)];
  expect(files.length).toBeGreaterThan(navigation.length);
  for (const file of files) {
    const png = await readFile(`${site.folder}${file}`);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], file).toEqual([1200, 630]);
  }
});

test('the sitemap lists every page except those that search engines must skip', async () => {
  const sitemap = await readFile(`${site.folder}/sitemap-0.xml`, 'utf8');
  const listed = findAll(sitemap, /<loc>https:\/\/docs\.grai\.io([^<]*)<\/loc>/g).map(withSlash);
  expect(listed).toEqual(expect.arrayContaining(navigation.map(({ route }) => withSlash(route))));
  expect(listed.filter((route) => !pages.has(route))).toEqual([]);
});

test('moved routes lead to pages, for every host', async () => {
  const redirects = Object.entries(config.redirects ?? {});
  expect(redirects.length).toBeGreaterThan(0);
  const file = await readFile(`${site.folder}/_redirects`, 'utf8');
  for (const [from, to] of redirects) {
    expect(pages.has(to), to).toBe(true);
    expect(existsSync(`${site.folder}${from}/index.html`), from).toBe(true);
    expect(file).toContain(`${from} ${to} 301\n`);
  }
});
