import { expect, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { openPage, PAGES, useBrowser } from './browser.ts';

useBrowser();

function getShown(page: Page): Locator {
  return page.locator('[data-operation]:visible');
}

function getForm(page: Page): Locator {
  return page.getByRole('search', { name: 'Filter operations' });
}

test('filters by method, group and text, and keeps the filter in the address', async () => {
  const page = await openPage(PAGES.operations);
  const form = getForm(page);
  await form.getByRole('button', { name: 'DELETE' }).click();
  await form.getByText('15 of 94 operations').waitFor();
  expect(await getShown(page).count()).toBe(15);
  await form.getByRole('combobox', { name: 'Group' }).selectOption('Webhooks');
  await form.getByText('1 of 94 operations').waitFor();
  // The browser lays an operation out when it comes into view, and only then has it a visible text.
  const heading = getShown(page).getByRole('heading', { level: 2 });
  await expect.poll(() => heading.innerText()).toBe('delete_webhook');
  await form.getByRole('button', { name: 'DELETE' }).click();
  await form.getByRole('searchbox').fill('test');
  await form.getByText('1 of 94 operations').waitFor();
  const { searchParams } = new URL(page.url());
  expect(Object.fromEntries(searchParams)).toEqual({ group: 'Webhooks', q: 'test' });
  expect(page.errors).toEqual([]);
});

test('a shared address shows the filtered view', async () => {
  const page = await openPage(`${PAGES.operations}?method=PATCH&group=dbt`);
  const form = getForm(page);
  await form.getByText('1 of 94 operations').waitFor();
  expect(await getShown(page).getAttribute('data-operation')).toBe('modify_dbt_transformation');
  const pressed = form.getByRole('button', { name: 'PATCH' });
  expect(await pressed.getAttribute('aria-pressed')).toBe('true');
});

test('text that was typed before the island loaded is kept', async () => {
  const page = await openPage(PAGES.operations);
  await getForm(page).getByRole('searchbox').pressSequentially('fingerprint', { delay: 5 });
  await getForm(page)
    .getByText(/^\d+ of 94 operations$/)
    .waitFor();
  expect(await getForm(page).getByRole('searchbox').inputValue()).toBe('fingerprint');
});

test.each([
  ['paged', 19],
  ['returns:V1ConnectorsConnectorIdPatchResponse', 1],
])('%s finds %i operations', async (text, count) => {
  const page = await openPage(PAGES.operations);
  await getForm(page).getByRole('searchbox').fill(text);
  await getForm(page)
    .getByText(`${String(count)} of 94 operations`)
    .waitFor();
});

test('a message says that nothing matches, and everything can be shown again', async () => {
  const page = await openPage(PAGES.operations);
  await getForm(page).getByRole('searchbox').fill('zzqqxx');
  await getForm(page).getByText('No operations match this filter.').waitFor();
  const outline = page.locator('.contents .outline');
  const text = outline.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(await text).toContain('No operations match this filter.');
  await getForm(page).getByRole('button', { name: 'Show all 94 operations' }).click();
  await expect.poll(() => getShown(page).count()).toBe(94);
  expect(new URL(page.url()).search).toBe('');
});

test('a link to an operation that the filter hides shows it', async () => {
  const page = await openPage(`${PAGES.operations}?method=GET`);
  await getForm(page).getByText('36 of 94 operations').waitFor();
  await page.evaluate(() => (location.hash = '#delete_webhook'));
  await page.locator('#delete_webhook').waitFor({ state: 'visible' });
});
