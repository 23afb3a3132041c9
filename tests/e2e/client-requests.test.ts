import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, useBrowser } from './browser.ts';

useBrowser();

const INDEX = '/api-docs/bookshop_orders/operations/';
const ORDERS = '/api-docs/bookshop_orders/Orders/';

function listShown(page: Page): Promise<string[]> {
  return page.locator('[data-operation]:visible .rq-call').allInnerTexts();
}

test('the index lists every request with its call, and a pasted request finds it', async () => {
  const page = await openPage(INDEX, { site: 'bookshop' });
  expect(await listShown(page)).toEqual([
    'client.orders.list',
    'client.orders.create',
    'client.orders.get',
    'client.orders.cancel',
    'client.readers.get',
  ]);
  const box = page.getByRole('searchbox', { name: 'Name, path or text' });
  for (const [asked, call] of [
    ['POST https://api.bookshop.test/v1/orders', 'client.orders.create'],
    [
      "curl -X DELETE https://api.bookshop.test/v1/orders/7 -H 'Accept: */*'",
      'client.orders.cancel',
    ],
    ['GET /readers/42', 'client.readers.get'],
    ['reader_id', 'client.readers.get'],
  ] as const) {
    await box.fill(asked);
    await expect.poll(() => listShown(page), { message: asked }).toEqual([call]);
  }
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('reader_id');
  expect(page.errors).toEqual([]);
});

test('the index is arranged by path and back', async () => {
  const page = await openPage(INDEX, { site: 'bookshop' });
  const before = await listShown(page);
  await page.getByRole('button', { name: 'By path' }).click();
  await page.getByRole('heading', { name: '/orders', exact: true }).waitFor();
  expect(new URL(page.url()).searchParams.get('view')).toBe('path');
  expect((await listShown(page)).toSorted()).toEqual(before.toSorted());
  await page.reload();
  await page.getByRole('heading', { name: '/readers/{reader_id}', exact: true }).waitFor();
  await page.getByRole('button', { name: 'By call' }).click();
  await expect.poll(() => listShown(page)).toEqual(before);
});

test('the table of contents lists what is shown: groups of calls or paths, without those filtered out', async () => {
  const page = await openPage(INDEX, { site: 'bookshop' });
  const listed = (): Promise<string[]> =>
    page.locator('.outline:visible a:visible').allInnerTexts();
  const calls = await listed();
  expect(calls.length).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'By path' }).click();
  await expect.poll(listed).toEqual(['/orders', '/readers/{reader_id}']);
  await page.getByRole('searchbox', { name: 'Name, path or text' }).fill('reader_id');
  await expect.poll(listed).toEqual(['/readers/{reader_id}']);
  await page.getByRole('button', { name: 'By call' }).click();
  await expect.poll(async () => (await listed()).length).toBe(1);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect.poll(listed).toEqual(calls);
});

test('without scripts the index is a list', async () => {
  const page = await openPage(INDEX, { site: 'bookshop', javaScriptEnabled: false });
  expect(await page.locator('.rq-call').count()).toBe(5);
  await page.getByRole('link', { name: 'client.orders.create' }).click();
  expect(page.url()).toContain(`${ORDERS}#create`);
});

test('an entry shows the call, the request, and how it is known', async () => {
  const page = await openPage(`${ORDERS}#create`, { site: 'bookshop' });
  const entry = page.getByRole('region', { name: 'create', exact: true });
  const text = await entry.innerText();
  expect(text).toContain('client.orders.create(isbn=...)');
  expect(text).toMatch(/POST\s+\/orders/);
  await entry.getByText('How we know').click();
  await entry
    .getByRole('link', { name: /__init__\.py:\d+/ })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: 'bookshop_orders/__init__.py' }).waitFor();
});

test('other methods are listed apart', async () => {
  const page = await openPage(ORDERS, { site: 'bookshop' });
  const part = page.getByRole('region', { name: 'Other methods' });
  expect(await part.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(['describe']);
  const constructor = page.getByRole('region', { name: 'Constructor' });
  expect(await constructor.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
    '__init__',
  ]);
});

test('the search finds calls by their request', async () => {
  const page = await openPage('/', { site: 'bookshop' });
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('combobox').fill('curl https://api.bookshop.test/v1/orders/7');
  const first = dialog.getByRole('option').first();
  await first.waitFor();
  await expect.poll(() => first.getAttribute('href')).toBe(`${ORDERS}#get`);
});
