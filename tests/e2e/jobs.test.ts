import { expect, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { openPage, PAGES, useBrowser } from './browser.ts';
import { readLine } from './read-line.ts';

useBrowser();

/** A reader who starts on the home page; every search, key and click is a step. */
class Reader {
  steps = 0;

  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Types a question into the search and opens the first answer, which has to be this address. */
  async ask(question: string, address: string): Promise<void> {
    this.steps += 2;
    await this.page.keyboard.press('Control+k');
    const dialog = this.page.getByRole('dialog', { name: 'Search' });
    await dialog.getByRole('combobox').fill(question);
    const first = dialog.getByRole('option').first();
    await expect.poll(() => first.getAttribute('href'), { timeout: 15_000 }).toBe(address);
    await this.page.keyboard.press('Enter');
    await this.page.waitForURL(`**${address}`);
  }

  async click(target: Locator): Promise<void> {
    this.steps += 1;
    await target.click();
  }

  async read(target: Locator): Promise<string> {
    await target.first().waitFor();
    return target.first().innerText();
  }

  operation(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }
}

const MODELS = '/api-docs/grai_source_fivetran/fivetran_api/api_models';
const getAnchor = (name: string): string => `${PAGES.operations}#${name}`;

/** What readers come for, the steps that they need at most, and how they do it. */
const jobs: [job: string, steps: number, work: (reader: Reader) => Promise<void>][] = [
  [
    'copy a curl command that is authorised',
    3,
    async (reader) => {
      await reader.ask('test webhook', getAnchor('test_webhook'));
      const operation = reader.operation('test_webhook');
      await reader.click(operation.getByText('curl', { exact: true }));
      expect(await reader.read(operation.locator('.shell'))).toContain(
        '"${FIVETRAN_API_KEY:?}:${FIVETRAN_API_SECRET:?}"',
      );
    },
  ],
  [
    'send a request from Python',
    2,
    async (reader) => {
      await reader.ask('POST /v1/users', getAnchor('create_user'));
      const code = await reader.read(reader.operation('create_user').locator('pre.python'));
      expect(code).toContain('httpx.post(');
      expect(code).toContain('json=');
    },
  ],
  [
    'find the operation of a curl command',
    2,
    async (reader) => {
      const command = 'curl -X PATCH https://api.fivetran.com/v1/connectors/abc';
      await reader.ask(command, getAnchor('modify_connector'));
    },
  ],
  [
    'learn what a field of a response means',
    4,
    async (reader) => {
      await reader.ask('list_all_users', getAnchor('list_all_users'));
      const operation = reader.operation('list_all_users');
      const data = operation.locator('[id="list_all_users.200.data"]');
      await reader.click(data.getByText('2 fields'));
      const items = operation.locator('[id="list_all_users.200.data.items"]');
      await reader.click(items.getByText('12 fields'));
      // Deeper levels are loaded when they are opened.
      await expect.poll(() => reader.read(items)).toContain('Email address of the user.');
    },
  ],
  [
    'see which operations are paged',
    3,
    async (reader) => {
      await reader.ask('list_all_users', getAnchor('list_all_users'));
      const form = reader.page.getByRole('search', { name: 'Filter operations' });
      reader.steps += 1;
      await form.getByRole('searchbox').fill('paged');
      await form.getByText('19 of 94 operations').waitFor();
    },
  ],
  [
    'learn which errors an operation declares',
    2,
    async (reader) => {
      await reader.ask('delete connector', getAnchor('delete_connector'));
      expect(await reader.read(reader.page.getByRole('main'))).toContain(
        'None of the 94 operations declares an error response.',
      );
    },
  ],
  [
    'import a model',
    2,
    async (reader) => {
      await reader.ask('WebhookRequest', `${MODELS}/WebhookRequest/`);
      expect(await reader.read(reader.page.getByRole('main'))).toContain(
        'from grai_source_fivetran.fivetran_api.api_models import WebhookRequest',
      );
    },
  ],
  [
    'see where a model is sent',
    2,
    async (reader) => {
      await reader.ask('WebhookRequest', `${MODELS}/WebhookRequest/`);
      const usages = reader.page.getByRole('region', { name: 'Used by' });
      expect(await reader.read(usages)).toContain('modify_webhook');
    },
  ],
  [
    'find the meaning of a field by its name',
    2,
    async (reader) => {
      await reader.ask('webhook secret', `${MODELS}/WebhookRequest/#secret`);
      expect(await reader.read(reader.page.locator('#secret'))).toMatch(/secret/i);
    },
  ],
  [
    'see the source of an operation',
    3,
    async (reader) => {
      await reader.ask('sync_connector', getAnchor('sync_connector'));
      await reader.click(
        reader.operation('sync_connector').getByRole('link', { name: /main\.py:\d+/ }),
      );
      const line = reader.page.locator('.source :target');
      await line.waitFor();
      expect(await line.evaluate(readLine)).toContain('def sync_connector');
    },
  ],
  [
    'give a page to a language model',
    3,
    async (reader) => {
      await reader.ask('WebhookRequest', `${MODELS}/WebhookRequest/`);
      await reader.click(reader.page.getByRole('link', { name: 'View as Markdown' }));
      await reader.page.waitForURL('**/WebhookRequest.md');
    },
  ],
  ['run Grai with Docker', 2, (reader) => reader.ask('docker', PAGES.deployment)],
  ['look up a setting of the server', 2, (reader) => reader.ask('settings', PAGES.settings)],
  ['learn what a node is', 2, (reader) => reader.ask('nodes', PAGES.narrative)],
  [
    'reach the operations from the home page',
    1,
    async (reader) => {
      await reader.click(
        reader.page.getByRole('main').getByRole('link', { name: 'Call the Fivetran API' }),
      );
      await reader.operation('test_webhook').waitFor({ state: 'attached' });
    },
  ],
];

test.each(jobs)('%s: in %d steps', async (_, steps, work) => {
  const reader = new Reader(await openPage(PAGES.home));
  await work(reader);
  expect(reader.steps).toBeLessThanOrEqual(steps);
});

const ORDERS = '/api-docs/bookshop_orders/Orders/';

/** The same for the site of a client, whose methods send requests. */
const clientJobs: typeof jobs = [
  [
    'construct the client',
    2,
    async (reader) => {
      await reader.ask('bookshop_orders', '/api-docs/bookshop_orders/');
      const client = reader.page.getByRole('region', { name: 'Client', exact: true });
      const text = await reader.read(client);
      expect(text).toContain('from bookshop_orders import Bookshop');
      expect(text).toContain('client = Bookshop(token=os.environ["BOOKSHOP_TOKEN"])');
      expect(text).toMatch(/Bearer token from token/u);
    },
  ],
  [
    'find the method that sends a request',
    2,
    async (reader) => {
      await reader.ask('which method sends POST /v1/orders?', `${ORDERS}#create`);
      expect(await reader.read(reader.operation('create'))).toContain('client.orders.create(');
    },
  ],
  [
    'see which request a method sends, and with what',
    2,
    async (reader) => {
      await reader.ask('client.orders.create', `${ORDERS}#create`);
      const text = await reader.read(reader.operation('create'));
      expect(text).toMatch(/POST\s+\/orders/u);
      expect(text).toContain('https://api.bookshop.test/v1');
      expect(text).toContain('How many copies.');
    },
  ],
  [
    'copy a curl command for a method',
    3,
    async (reader) => {
      await reader.ask('cancel an order', `${ORDERS}#cancel`);
      const operation = reader.operation('cancel');
      await reader.click(operation.getByText('curl', { exact: true }));
      const command = await reader.read(operation.locator('.shell'));
      expect(command).toContain('-X DELETE');
      expect(command).toContain('Authorization: Bearer ${BOOKSHOP_TOKEN:?}');
    },
  ],
  [
    'learn how to get the object that has a method',
    2,
    async (reader) => {
      await reader.ask('bookshop_orders.Orders', ORDERS);
      expect(await reader.read(reader.page.getByRole('main'))).toContain('client.orders');
    },
  ],
];

test.each(clientJobs)('%s: in %d steps', async (_, steps, work) => {
  const reader = new Reader(await openPage('/', { site: 'bookshop' }));
  await work(reader);
  expect(reader.steps).toBeLessThanOrEqual(steps);
});
