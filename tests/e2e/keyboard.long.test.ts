import { expect, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { openPage, PAGES, PHONE, useBrowser } from './browser.ts';

useBrowser();

const PATIENCE = 200;

/** Presses Tab until the element has the focus, as a reader without a pointer would. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < PATIENCE; presses += 1) {
    await page.keyboard.press('Tab');
    if (await hasFocus(target)) return;
  }
  throw new Error(`${String(PATIENCE)} presses of Tab do not lead to ${String(target)}`);
}

/** Skips the navigation, as the first link of each page offers. */
async function skipToContent(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
  await page.keyboard.press('Enter');
}

async function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

test('the first Tab offers to skip to the content', async () => {
  const page = await openPage(PAGES.narrative);
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', { name: 'Skip to content' });
  expect(await hasFocus(link)).toBe(true);
  expect(await link.isVisible()).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/#_top');
});

test('search: open, move, choose', async () => {
  const page = await openPage(PAGES.narrative);
  await tabTo(page, page.getByRole('button', { name: /search/i }).first());
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('combobox').waitFor();
  await page.keyboard.type('namespace');
  // The results of the whole word, and not those of its beginning.
  await dialog
    .locator('mark', { hasText: /^namespace$/i })
    .first()
    .waitFor();
  await page.keyboard.press('ArrowDown');
  const chosen = dialog.getByRole('option', { selected: true });
  const href = (await chosen.getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${href}`);
});

test('search: Escape closes it and returns the focus', async () => {
  const page = await openPage(PAGES.narrative);
  const button = page.getByRole('button', { name: /search/i }).first();
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('combobox').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await hasFocus(button)).toBe(true);
});

test('the menu of a phone: open, unfold a group, follow a link', async () => {
  const page = await openPage(PAGES.home, { viewport: PHONE });
  await tabTo(page, page.getByRole('button', { name: 'Menu' }));
  await page.keyboard.press('Enter');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const group = menu.getByRole('button', { name: 'Key Concepts' });
  await tabTo(page, group);
  await page.keyboard.press('Enter');
  const link = menu.getByRole('link', { name: 'Nodes' });
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/concepts/nodes/');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Nodes');
});

test('the colour scheme: choose, and find it again on the next page', async () => {
  const page = await openPage(PAGES.narrative, { colorScheme: 'light' });
  const select = page.getByRole('combobox', { name: 'Select theme' }).first();
  await tabTo(page, select);
  await select.press('d');
  await expect.poll(() => getTheme(page)).toBe('dark');
  await page.goto(PAGES.operations);
  expect(await getTheme(page)).toBe('dark');
});

async function getTheme(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.documentElement.dataset['theme']);
}

test('feedback: answer, say why, send', async () => {
  const page = await openPage(PAGES.narrative);
  const posts: unknown[] = [];
  await page.route('**/api/feedback', async (route) => {
    posts.push(route.request().postDataJSON());
    await route.fulfill({ status: 201, json: { status: 'stored' } });
  });
  await skipToContent(page);
  await tabTo(page, page.getByRole('button', { name: 'No', exact: true }));
  await page.keyboard.press('Enter');
  const details = page.getByRole('textbox').first();
  await details.waitFor();
  await tabTo(page, details);
  await page.keyboard.type('More examples');
  await tabTo(page, page.getByRole('button', { name: 'Send' }));
  await page.keyboard.press('Enter');
  await expect.poll(() => posts.at(-1)).toMatchObject({ answer: 'no', details: 'More examples' });
});

test('the filter: type, press a method, clear', async () => {
  const page = await openPage(PAGES.operations);
  const form = page.getByRole('search', { name: 'Filter operations' });
  await skipToContent(page);
  await tabTo(page, form.getByRole('searchbox'));
  await page.keyboard.type('webhook');
  await tabTo(page, form.getByRole('button', { name: 'POST' }));
  await page.keyboard.press('Space');
  await form.getByText(/^\d of 94 operations$/).waitFor();
  const shown = page.locator('[data-operation]:visible');
  expect(await shown.count()).toBeLessThan(10);
});

test('a table that is too wide for the page scrolls with the keys', async () => {
  const page = await openPage(PAGES.settings, { viewport: { width: 520, height: 720 } });
  const table = page.locator('main table[tabindex="0"]').first();
  await table.waitFor();
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});
