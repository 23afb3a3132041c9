import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { BOOKSHOP } from '../tools/sites.ts';
import { openPage, useBrowser } from './browser.ts';

useBrowser();

const PACKAGE = '/api-docs/bookshop_orders';
const COVERAGE = `${PACKAGE}/api-coverage/`;
const ORDERS = `${PACKAGE}/Orders/`;

/** The operations that are shown: name, what sends them, and marks. */
function listShown(page: Page): Promise<string[]> {
  return page
    .locator('[data-operation]:visible')
    .evaluateAll((rows) => rows.map((row) => row.textContent));
}

const ROWS = [
  'GET/orderslistOrdersclient.orders.listdiffers',
  'POST/orderscreateOrderclient.orders.create',
  'GET/orders/{order_id}getOrderclient.orders.get',
  'DELETE/orders/{order_id}cancelOrderclient.orders.canceldeprecated',
  'GET/shelveslistShelvesnone',
];

test('the page lists the operations of the API with the calls that send them', async () => {
  const page = await openPage(`${PACKAGE}/`, { site: 'bookshop' });
  await page.getByRole('main').getByRole('link', { name: '3 of 4 operations' }).click();
  await page.getByRole('heading', { level: 1, name: 'API coverage of bookshop_orders' }).waitFor();
  expect(await listShown(page)).toEqual(ROWS);
  const main = page.getByRole('main');
  expect(await main.getByText('Bookshop <b>API</b> 2 · OpenAPI 3.1.0').count()).toBe(1);
  expect(await main.getByRole('link', { name: 'listOrders' }).getAttribute('href')).toBe(
    'https://docs.bookshop.test/orders',
  );
  const unlisted = page.getByRole('region', { name: /Requests that the document does not list/ });
  expect(await unlisted.innerText()).toContain('client.readers.get');
  await main.getByRole('link', { name: 'client.orders.create' }).click();
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe(`${ORDERS}#create`);
  expect(page.errors).toEqual([]);
});

test('the filter finds what is missing and what differs', async () => {
  const page = await openPage(COVERAGE, { site: 'bookshop' });
  const box = page.getByRole('searchbox', { name: 'Name, path or text' });
  for (const [asked, row] of [
    ['none', ROWS[4]],
    ['differs', ROWS[0]],
    ['createOrder', ROWS[1]],
  ] as const) {
    await box.fill(asked);
    await expect.poll(() => listShown(page), { message: asked }).toEqual([row]);
  }
});

test('without JavaScript the list is complete', async () => {
  const page = await openPage(COVERAGE, { site: 'bookshop', javaScriptEnabled: false });
  expect(await listShown(page)).toEqual(ROWS);
});

test('an operation has what the document says in a frame, and differences as facts', async () => {
  const page = await openPage(ORDERS, { site: 'bookshop' });
  const operation = page.getByRole('region', { name: 'list', exact: true });
  expect(await operation.innerText()).toContain(
    "The API's document (version 2) does not list the query parameter status.",
  );
  const frame = operation.getByRole('region', { name: "From the API's document" });
  const text = await frame.innerText();
  for (const said of [
    'Bookshop <b>API</b> 2, licence: CC0-1.0. The source code of this package does not say this.',
    'data[].id',
    'The number of the order.',
    '429',
    'orders:read',
    '<img src=x',
  ]) {
    expect(text).toContain(said);
  }
  expect(await frame.locator('img, script, a[href^="javascript:" i]').count()).toBe(0);
  expect(await page.title()).not.toContain('pwned');
  expect(page.errors).toEqual([]);
});

test('programs get the same facts, without the texts of the document', async () => {
  const folder = join(BOOKSHOP.folder, PACKAGE);
  const coverage = await readFile(join(folder, 'coverage.json'), 'utf8');
  expect(JSON.parse(coverage)).toMatchObject({
    ...{ package: 'bookshop_orders', sent: 3, total: 4 },
    documents: [{ title: 'Bookshop <b>API</b>', version: '2', license: 'CC0-1.0' }],
  });
  expect(coverage).not.toContain('Too many requests');
  expect(coverage).not.toContain('openapi.yaml');
  expect(await readFile(join(folder, 'coverage.svg'), 'utf8')).toContain('>3 of 4</text>');
  const openApi = JSON.parse(await readFile(join(folder, 'openapi.json'), 'utf8')) as {
    paths: Record<string, Record<string, Record<string, unknown>>>;
  };
  expect(openApi.paths['/orders']?.['get']?.['x-wrapdocs-api']).toMatchObject([
    {
      document: { title: 'Bookshop <b>API</b>', version: '2', license: 'CC0-1.0' },
      operation: 'listOrders',
      scopes: [['orders:read']],
    },
  ]);
  const markdown = await readFile(join(folder, 'Orders.md'), 'utf8');
  expect(markdown).toContain("> **From the API's document**");
});
