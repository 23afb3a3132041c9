import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { parseInventory } from '../../extractor/inventories/parse-inventory.ts';
import { openPage, useBrowser } from './browser.ts';
import { findAll, readBuiltPages } from './site-pages.ts';

useBrowser();

const DIST = 'tests/e2e/fixtures/bookshop/dist';
const ROOT = '/api-docs/bookshop_tools/';
const SHELF = `${ROOT}Shelf/`;
const CATALOGUE = `${ROOT}catalogue/`;
const open = (path: string, options = {}) => openPage(path, { site: 'bookshop', ...options });

test('a package shows what users import from it, and lists only its public modules', async () => {
  const page = await open(ROOT);
  const main = page.getByRole('main');
  const modules = main.getByRole('region', { name: /^Modules/ });
  expect(await modules.getByRole('link').allInnerTexts()).toEqual(['catalogue', 'reports']);
  expect(await main.getByText('unused_helper').count()).toBe(0);
  const sidebar = page.getByRole('navigation', { name: 'Main' });
  expect(await sidebar.getByText('_shelf').count()).toBe(0);
});

test('a re-exported name links to where it is documented', async () => {
  const page = await open(`${ROOT}#Catalogue`);
  const entry = page.locator('#Catalogue');
  expect(await entry.innerText()).toContain('from bookshop_tools.catalogue.Catalogue');
  await entry.getByRole('link').click();
  await page.waitForURL(`**${CATALOGUE}#Catalogue`);
});

test('a module that is too large is an index; each class and the functions have pages', async () => {
  const page = await open(`${ROOT}#Shelf`);
  expect(await page.locator('#Shelf').innerText()).toContain('A shelf that holds books.');
  await page.locator('#Shelf').getByRole('link').click();
  await page.waitForURL(`**${SHELF}`);
  expect(await page.getByText('from bookshop_tools import Shelf').count()).toBe(1);
  await page.goto(`${ROOT}#open_shelf`);
  await page.locator('#open_shelf').getByRole('link').click();
  await page.waitForURL(`**${ROOT}all-functions/#open_shelf`);
  const deprecated = page.getByRole('region', { name: 'open_shelf', exact: true });
  expect(await deprecated.innerText()).toContain('Deprecated');
});

test('a class shows the kinds of its members, and how each is called', async () => {
  const page = await open(SHELF);
  const member = (name: string) => page.getByRole('region', { name, exact: true }).innerText();
  expect(await member('from_plan')).toMatch(
    /class method[\s\S]*def from_plan\(plan: str\) -> Shelf/,
  );
  expect(await member('measure')).toContain('static method');
  expect(await member('dust')).toMatch(/abstract[\s\S]*async def dust\(\) -> None/);
  expect(await member('take')).toMatch(
    /title: str\) -> str[\s\S]*title: list\[str\]\) -> list\[str\]/,
  );
  expect(await page.locator('#titles').innerText()).toMatch(/property\s*settable/);
});

test('sections of a docstring have headings', async () => {
  const page = await open(SHELF);
  const fill = page.getByRole('region', { name: 'fill', exact: true });
  expect(await fill.getByRole('heading', { level: 4 }).allInnerTexts()).toEqual([
    ...['Parameters', 'Returns', 'Yields', 'Warns'],
  ]);
});

test('inherited members are listed below their base and link to it, private or not', async () => {
  const page = await open(SHELF);
  const inherited = page.getByRole('region', { name: 'Inherited members' });
  expect(await inherited.innerText()).toContain('2 members inherited from Furniture');
  await inherited.getByRole('link', { name: 'move' }).click();
  await page.waitForURL(`**${ROOT}_base/#Furniture.move`);
  await page.goto(`${CATALOGUE}#PrintedCatalogue`);
  const printed = page.getByRole('region', { name: 'PrintedCatalogue', exact: true });
  expect(await printed.innerText()).toContain('2 members inherited from Catalogue');
  await printed.getByRole('link', { name: 'shelves' }).click();
  await page.waitForURL(`**${CATALOGUE}#Catalogue.shelves`);
});

test('names in docstrings are links, in Markdown, in reST and in backticks', async () => {
  const page = await open(ROOT);
  const href = async (name: string) =>
    page.getByRole('main').getByRole('link', { name, exact: true }).first().getAttribute('href');
  expect(await href('Shelf')).toBe(SHELF);
  expect(await href('how it is filled')).toBe(`${SHELF}#fill`);
  await page.goto(SHELF);
  expect(await href('open_shelf()')).toBe(`${ROOT}all-functions/#open_shelf`);
  expect(await href('move()')).toBe(`${ROOT}_base/#Furniture.move`);
});

test('an example is copied without its prompts and its output', async () => {
  const page = await open(SHELF, { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.getByRole('button', { name: 'Copy example' }).first().click();
  await page.getByText('Copied', { exact: true }).waitFor({ state: 'attached' });
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'shelf = open_shelf(Path("fiction"))\nfor title in shelf:\n    print(title)\n',
  );
  expect(await page.getByRole('main').innerText()).toContain("<script>document.title = 'pwned'");
  expect(await page.title()).not.toContain('pwned');
  expect(page.errors).toEqual([]);
});

test('the inventory of the site names what its pages document, at existing anchors', async () => {
  const objects = parseInventory(await readFile(`${DIST}/objects.inv`), 'objects.inv');
  const tools = objects.filter(({ name }) => name.startsWith('bookshop_tools'));
  expect(tools.map(({ name }) => name)).toContain('bookshop_tools.Shelf.take');
  expect(tools.find(({ name }) => name === 'bookshop_tools.Catalogue')?.role).toBe('class');
  const pages = new Map((await readBuiltPages(DIST)).map(({ route, html }) => [route, html]));
  for (const { name, uri } of objects) {
    const { pathname, hash } = new URL(uri, 'https://site.test/');
    const html = pages.get(decodeURIComponent(pathname));
    expect(html, name).toBeDefined();
    const id = decodeURIComponent(hash.slice(1));
    if (id !== '') expect(findAll(html ?? '', / id="([^"]*)"/g), name).toContain(id);
  }
});

test('pages of modules and classes are light', async () => {
  const pages = (await readBuiltPages(DIST)).filter(({ route }) => route.startsWith(ROOT));
  const sizes = pages.map(({ html }) => gzipSync(html).length).toSorted((a, b) => a - b);
  expect(sizes.length).toBeGreaterThan(6);
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(12_000);
});
