import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openPage, useBrowser } from './browser.ts';

useBrowser();

const DIST = 'tests/e2e/fixtures/bookshop/dist';
const BOOKS = '/api-docs/bookshop_client/routers/books/';

test('a second project builds with the same code, and contains nothing of the first', async () => {
  const files = await readdir(DIST, { recursive: true });
  const pages = files.filter((name) => name.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(6);
  for (const name of files.filter((file) => /\.(html|js|json|css|xml|txt)$/.test(file))) {
    expect(await readFile(join(DIST, name), 'utf8'), name).not.toMatch(/grai|fivetran/i);
  }
});

test('prefixes across modules form the path, tags form the group', async () => {
  const page = await openPage(BOOKS, { site: 'bookshop' });
  const operation = page.getByRole('region', { name: 'get_book', exact: true });
  expect(await operation.innerText()).toContain('/v2/books/{isbn}');
  expect(await operation.getAttribute('data-group')).toBe('Books');
});

test('Markdown of a docstring is rendered, its HTML and scripts are not', async () => {
  const page = await openPage(BOOKS, { site: 'bookshop' });
  const operation = page.getByRole('region', { name: 'list_books', exact: true });
  expect(await operation.locator('strong', { hasText: 'bold' }).count()).toBe(1);
  expect(await operation.locator('img').count()).toBe(0);
  expect(await page.locator('a[href^="javascript:" i]').count()).toBe(0);
  await operation.getByText('this link').click();
  expect(await page.title()).not.toContain('pwned');
  expect(page.errors).toEqual([]);
});

test('a model called __proto__ has a page, and its hostile default is text', async () => {
  const page = await openPage('/api-docs/bookshop_client/models/', { site: 'bookshop' });
  await page.getByRole('main').getByRole('link', { name: '__proto__' }).first().click();
  await page.getByRole('heading', { level: 1, name: '__proto__' }).waitFor();
  expect(await page.getByRole('main').innerText()).toContain("<script>document.title = 'pwned'");
  expect(await page.title()).not.toContain('pwned');
});

test('names that mean something to JavaScript are found', async () => {
  const page = await openPage('/', { site: 'bookshop' });
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('combobox').fill('__proto__');
  const first = dialog.getByRole('option').first();
  await first.locator('mark').first().waitFor();
  expect(await first.getAttribute('href')).toBe('/api-docs/bookshop_client/models/__proto__/');
});

test('a narrative page links to objects, and has a diagram without scripts or styles of its own', async () => {
  const page = await openPage('/', { site: 'bookshop' });
  const main = page.getByRole('main');
  const link = main.getByRole('link', { name: 'get_book', exact: true });
  expect(await link.getAttribute('href')).toBe(`${BOOKS}#get_book`);
  expect(await main.locator('a[href^="py:"]').count()).toBe(0);
  const diagram = main.getByRole('img', { name: 'From your code to the bookshop' });
  expect(await diagram.innerHTML()).toContain('GET /v2/books');
  expect(await diagram.locator('style').count()).toBe(0);
  expect(page.errors).toEqual([]);
});

test.each([
  ['/client.html', '/api-docs/bookshop_client/models/'],
  ['/client.html#bookshop_client.models.Order', '/api-docs/bookshop_client/models/Order/'],
  ['/client.html#module-bookshop_client.routers.books', BOOKS],
  ['/client.html#overview', '/api-docs/bookshop_client/models/#overview'],
  ['/old/orders/', '/api-docs/bookshop_client/models/Order/'],
])('the old address %s leads to %s', async (from, to) => {
  const page = await openPage('/', { site: 'bookshop' });
  // The page leads on before it has loaded.
  await page.goto(from, { waitUntil: 'commit' });
  await page.waitForURL((url) => `${url.pathname}${url.hash}`.startsWith(to));
});

test('without scripts, an old address leads to the page that took its place', async () => {
  const page = await openPage('/', { site: 'bookshop', javaScriptEnabled: false });
  await page.goto('/client.html#bookshop_client.models.Order', { waitUntil: 'commit' });
  await page.waitForURL('**/api-docs/bookshop_client/models/**');
});
