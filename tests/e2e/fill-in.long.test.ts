import { expect, test } from 'vitest';
import { findViolations } from './axe.ts';
import { openPage, PAGES, PHONE, useBrowser } from './browser.ts';

useBrowser();

const ADDRESS = `${PAGES.operations}#modify_connector`;

test('values are entered once, with the keyboard, and used in all examples and in what is copied', async () => {
  const page = await openPage(ADDRESS, { permissions: ['clipboard-read', 'clipboard-write'] });
  const operation = page.locator('[data-operation=modify_connector]');
  await operation.getByRole('button', { name: 'Fill in' }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Base URL').fill('https://api.example.test/');
  await page.getByLabel('CONNECTOR_ID').fill('my connector');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const example = operation.locator('.ex').first();
  await example.getByText('https://api.example.test').first().waitFor();
  expect(await example.innerText()).toContain('connector_id = "my connector"');
  await operation.getByText('curl', { exact: true }).click();
  expect(await example.innerText()).toContain(
    '"https://api.example.test/v1/connectors/my%20connector"',
  );
  expect(await example.innerText()).toMatch(/Set first: FIVETRAN_API_KEY, FIVETRAN_API_SECRET\./);
  const other = page.locator('[data-operation=connector_details] .ex').first();
  expect(await other.textContent()).toContain('my%20connector');
  await operation.getByRole('button', { name: 'Copy for LLM: modify_connector' }).click();
  await page.getByRole('status').filter({ hasText: 'Copied' }).waitFor({ state: 'attached' });
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('https://api.example.test/v1/connectors/my%20connector');
  await page.reload();
  await example.getByText('https://api.example.test').first().waitFor({ state: 'attached' });
  await operation.getByRole('button', { name: 'Fill in' }).click();
  await page.getByRole('button', { name: 'Remove all values' }).click();
  expect(await example.textContent()).toContain('https://api.fivetran.com');
  expect(page.errors).toEqual([]);
});

test('an address that is none is refused', async () => {
  const page = await openPage(ADDRESS);
  const operation = page.locator('[data-operation=modify_connector]');
  await operation.getByRole('button', { name: 'Fill in' }).click();
  await page.getByLabel('Base URL').fill('nonsense');
  await page.getByRole('button', { name: 'Save' }).click();
  expect(await page.getByRole('dialog').isVisible()).toBe(true);
});

test('a language that the page does not contain is written when it is chosen, and remembered', async () => {
  const page = await openPage(ADDRESS);
  const operation = page.locator('[data-operation=modify_connector]');
  await operation.getByLabel('Other languages').selectOption('Go');
  const code = operation.locator('.written');
  await code.waitFor();
  expect(await code.innerText()).toContain('http.NewRequest("PATCH"');
  await page.goto(`${PAGES.operations}#connector_details`);
  await page.reload();
  await page.locator('[data-operation=connector_details] .written').waitFor();
  await page.locator('[data-operation=connector_details]').getByText('Python').click();
  expect(await code.isVisible()).toBe(false);
  expect(page.errors).toEqual([]);
});

test.each(['light', 'dark'] as const)(
  'the dialog is accessible on a phone in %s',
  async (scheme) => {
    const page = await openPage(ADDRESS, { viewport: PHONE, colorScheme: scheme });
    await page.locator('[data-operation=modify_connector] .ex-fill').click();
    await page.getByRole('dialog').waitFor();
    expect(await findViolations(page, scheme)).toEqual([]);
  },
);

test('without JavaScript there is neither a menu nor a button', async () => {
  const page = await openPage(ADDRESS, { javaScriptEnabled: false });
  expect(await page.locator('.ex-fill, .ex-more').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Expand all' }).count()).toBe(0);
});

test('a button opens and closes everything that the page folds', async () => {
  const page = await openPage(PAGES.operations);
  const closed = page.locator('.ref details:not([data-model]):not([open])');
  expect(await closed.count()).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Expand all' }).click();
  expect(await closed.count()).toBe(0);
  await page.getByRole('button', { name: 'Collapse all' }).click();
  expect(await page.locator('.ref details[open]').count()).toBe(0);
});
