import { expect, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { loadWhole, openPage, PAGES, PHONE, useBrowser, useSharedPage } from './browser.ts';
import { recordPage, readRecords } from '../bench/page-records.ts';
import { readLine } from './read-line.ts';

useBrowser();
const getOperations = useSharedPage(PAGES.operations);

function getOperation(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}

test('every operation has one level-2 heading, whose anchor is its name', async () => {
  const page = getOperations();
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  const ids = await headings.evaluateAll((all) => all.map(({ id }) => id));
  const operations = ids.filter((id) => id !== 'starlight__on-this-page');
  expect(operations).toHaveLength(94);
  expect(operations.slice(0, 3)).toEqual([
    'approve_certificate',
    'create_connector',
    'connector_details',
  ]);
  expect(await headings.first().textContent()).toBe('approve_certificate');
  expect(page.errors).toEqual([]);
});

test('an operation shows both contracts: the request and the call', async () => {
  const page = getOperations();
  const operation = getOperation(page, 'modify_connector_schema_config');
  const text = await operation.textContent();
  for (const part of [
    'PATCH',
    '/v1/connectors/{connector_id}/schemas',
    'connectorId',
    'connector_id',
    'application/json',
    'StandardConfigUpdateRequest',
    'V1ConnectorsConnectorIdSchemasPatchResponse',
    '200',
    'httpx.patch',
    'from grai_source_fivetran.fivetran_api.main import modify_connector_schema_config',
  ]) {
    expect(text, part).toContain(part);
  }
});

test('the Accept default is visible on all 94', async () => {
  const page = getOperations();
  const texts = await page.locator('[data-operation]').allTextContents();
  expect(texts).toHaveLength(94);
  const versions = texts.map((text) => /application\/json(;version=2)?/.exec(text)?.[0]);
  expect(versions.filter((version) => version === 'application/json')).toHaveLength(78);
  expect(versions.filter((version) => version === 'application/json;version=2')).toHaveLength(16);
});

test('a placeholder that the function lacks is shown as not declared', async () => {
  const page = getOperations();
  for (const name of ['metadata_connectors', 'metadata_connector_config']) {
    expect(await getOperation(page, name).getByText('not declared').count(), name).toBe(1);
  }
  expect(await page.getByText('not declared', { exact: true }).count()).toBe(2);
});

test('the path can be copied', async () => {
  const page = await openPage(PAGES.operations, {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await getOperation(page, 'sync_connector').getByRole('button', { name: 'Copy path' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe('/v1/connectors/{connector_id}/sync');
});

test('the examples switch between Python and curl, and the curl command works', async () => {
  const page = await openPage(PAGES.operations);
  const operation = getOperation(page, 'create_connector');
  expect(await operation.getByText('curl --request').isVisible()).toBe(false);
  await operation.getByRole('radio', { name: 'curl' }).check();
  const curl = await operation
    .getByRole('group', { name: 'create_connector with curl' })
    .innerText();
  expect(curl).toContain('https://api.fivetran.com/v1/connectors');
  expect(curl).toContain('Accept: application/json;version=2');
  expect(curl).toContain('-u "${FIVETRAN_API_KEY:?}:${FIVETRAN_API_SECRET:?}"');
  expect(await operation.getByText('Set first: FIVETRAN_API_KEY').isVisible()).toBe(true);
  expect(await operation.getByText('import httpx').isVisible()).toBe(false);
  await operation.getByRole('radio', { name: 'Python' }).check();
  expect(await operation.getByText('Set first: FIVETRAN_API_KEY').isVisible()).toBe(false);
});

test('the chosen language of examples is remembered', async () => {
  const page = await openPage(PAGES.operations);
  await getOperation(page, 'create_connector').getByRole('radio', { name: 'curl' }).check();
  await page.reload();
  const radio = getOperation(page, 'list_all_users').getByRole('radio', { name: 'curl' });
  await expect.poll(() => radio.isChecked()).toBe(true);
});

test('the fields of a response are shown, and open in place down to the last model', async () => {
  const page = await openPage(PAGES.operations);
  const operation = getOperation(page, 'list_all_users');
  await operation.locator('[id="list_all_users.200.data"]').getByText('2 fields').click();
  const items = operation.locator('[id="list_all_users.200.data.items"]');
  await items.getByText('12 fields').click();
  await items.getByText('Email address of the user.').waitFor();
  const email = operation.locator('[id="list_all_users.200.data.items.email"]');
  expect(await email.isVisible()).toBe(true);
});

test('19 operations say how to get the next page', async () => {
  const notes = getOperations().getByText('For the next page, send ');
  expect(await notes.count()).toBe(19);
});

test('types lead to the model, and the model back to its operations', async () => {
  const page = await openPage(PAGES.operations);
  await getOperation(page, 'create_account_webhook')
    .getByRole('link', { name: 'WebhookRequest' })
    .first()
    .press('Enter');
  await page.waitForURL(`**${PAGES.model}`);
  const usage = page.getByRole('region', { name: /used by/i });
  const names = await usage.getByRole('link').allInnerTexts();
  expect(names).toEqual(['create_account_webhook', 'create_group_webhook', 'modify_webhook']);
  await usage.getByRole('link', { name: 'modify_webhook' }).click();
  await page.waitForURL(`**${PAGES.operations}#modify_webhook`);
  expect(await page.locator('#modify_webhook').isVisible()).toBe(true);
});

test('an operation links to the line of its source, on the site itself', async () => {
  const page = await openPage(PAGES.operations);
  const link = getOperation(page, 'sync_connector').getByRole('link', { name: /main\.py:\d+/ });
  const [, number = ''] = /:(\d+)$/.exec((await link.textContent()) ?? '') ?? [];
  await link.click();
  const line = page.locator(`#L${number}`);
  expect(await line.evaluate(readLine)).toMatch(/^def sync_connector\(/);
  expect(await line.locator('+ .k').innerText()).toBe('def');
  expect(await line.evaluate((element) => element.matches(':target'))).toBe(true);
  // A click on the number of another line leads there.
  const next = page.locator(`#L${String(Number(number) + 1)}`);
  await next.click();
  await page.waitForURL(`**#L${String(Number(number) + 1)}`);
  expect(await next.evaluate((element) => element.matches(':target'))).toBe(true);
});

test.each([PAGES.narrative, PAGES.operations])(
  'on a phone, the contents of %s are a bar',
  async (path) => {
    const page = await openPage(path, { viewport: { width: 390, height: 844 } });
    const position = (element: Element) => getComputedStyle(element).position;
    expect(await page.locator('.contents').evaluate(position)).toBe('fixed');
  },
);

test('the contents beside the page close and open again, and are a bar in a narrow window', async () => {
  const page = await openPage(PAGES.operations, { viewport: { width: 1440, height: 900 } });
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const link = contents.getByRole('link', { name: /delete_webhook/ });
  await link.waitFor();
  await page.getByRole('heading', { level: 1 }).click();
  expect(await link.isVisible()).toBe(true);
  await contents.getByText('On this page', { exact: true }).click();
  expect(await link.isVisible()).toBe(false);
  await page.setViewportSize({ width: 800, height: 900 });
  await contents.getByText('On this page', { exact: true }).click();
  await link.click();
  expect(new URL(page.url()).hash).toBe('#delete_webhook');
  expect(await link.isVisible()).toBe(false);
  await page.setViewportSize({ width: 1440, height: 900 });
  await link.waitFor();
});

test('the table of contents follows the groups', async () => {
  const page = await openPage(PAGES.operations, { viewport: { width: 1440, height: 900 } });
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const groups = await contents.locator('.outline summary').allInnerTexts();
  expect(groups.map((group) => group.trim())).toEqual([
    ...['Connectors', 'Schema config', 'dbt', 'Destinations', 'Fingerprints', 'Groups'],
    ...['Metadata', 'Users', 'Roles and teams', 'Webhooks'],
  ]);
  await contents.getByRole('link', { name: /delete_webhook/ }).click();
  expect(new URL(page.url()).hash).toBe('#delete_webhook');
});

test('a used-by list names operations that reach a model only through another', async () => {
  const page = await openPage(PAGES.enum);
  const usage = page.getByRole('region', { name: /used by/i });
  expect(await usage.getByRole('link').allInnerTexts()).toEqual(['create_destination']);
});

test('fields have anchors, and an alias is shown next to the Python name', async () => {
  const page = await openPage(
    '/api-docs/grai_source_fivetran/fivetran_api/api_models/ConnectorResponse/#schema_',
  );
  const field = page.locator('#schema_');
  expect(await field.isVisible()).toBe(true);
  expect(await field.innerText()).toMatch(/sent as\s+schema/);
});

test.each(['create_destination', 'list_all_groups', 'list_all_webhooks'])(
  'on a narrow screen, the page does not shift under a link to %s, the first of its group',
  async (name) => {
    const page = await openPage('about:blank', { viewport: { width: 390, height: 844 } });
    await page.addInitScript(recordPage);
    await loadWhole(page, `${PAGES.operations}#${name}`);
    await expect.poll(async () => (await readRecords(page)).arrived).toBeGreaterThan(0);
    expect((await readRecords(page)).shift).toBeLessThan(0.05);
  },
);

const NARROW = 'on a narrow screen, the page does not shift under links to the last ones of groups';

test(NARROW, { timeout: 240_000 }, async () => {
  const whole = await openPage(PAGES.operations);
  const last = await whole
    .locator('.op:last-child > h2')
    .evaluateAll((headings) => headings.map(({ id }) => id));
  expect(last.length).toBeGreaterThan(5);
  for (const name of last) {
    const page = await openPage('about:blank', { viewport: { width: 390, height: 844 } });
    await page.addInitScript(recordPage);
    await loadWhole(page, `${PAGES.operations}#${name}`);
    await expect.poll(async () => (await readRecords(page)).arrived).toBeGreaterThan(0);
    expect((await readRecords(page)).shift, name).toBeLessThan(0.05);
    await page.close();
  }
});

test.each(Object.values(PAGES))('%s does not scroll sideways on a phone', async (path) => {
  const page = await openPage(path, { viewport: PHONE });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(PHONE.width);
});
