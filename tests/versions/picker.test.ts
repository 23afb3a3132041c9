import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ROOT } from '../tools/released-site.ts';
import { findViolations } from '../e2e/axe.ts';
import { PHONE, useBrowser } from '../e2e/browser.ts';
import { openReleased as open } from './released-page.ts';

useBrowser();

const MAIN = 'api-docs/library/main/';
const LOANS = 'api-docs/library/loans/';

function getPath(page: Page): string {
  const { pathname, hash } = new URL(page.url());
  return pathname + hash;
}

async function openMenu(page: Page) {
  await page.getByRole('button', { name: /^Version / }).click();
  const list = page.getByRole('list', { name: 'Versions' });
  await list.waitFor();
  return list;
}

async function choose(page: Page, version: string): Promise<void> {
  const menu = await openMenu(page);
  const before = page.url();
  await menu.getByRole('link', { name: version }).click();
  await page.waitForURL((url) => url.href !== before);
}

test.each([
  ['the same page', `1.0/${MAIN}`, '2.0', MAIN],
  ['the same anchor', `1.0/${MAIN}#list_books`, '2.0', `${MAIN}#list_books`],
  ['the page where the anchor is gone', `1.0/${MAIN}#print_catalogue`, '2.0', MAIN],
  ['the parent of a page that is gone', `1.0/${LOANS}#borrow`, '2.0', 'api-docs/library/'],
  ['the home page where there is no parent', '1.0/old/', '2.0', ''],
  ['an old version, from the latest', MAIN, '1.0', `1.0/${MAIN}`],
  ['a prerelease', `${MAIN}#delete_book`, '3.0rc1', `3.0rc1/${MAIN}#delete_book`],
])('the version picker keeps %s', async (_what, from, version, to) => {
  const page = await open(from);
  await choose(page, version);
  expect(getPath(page)).toBe(ROOT + to);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(page.errors).toEqual([]);
});

test('the picker lists versions, the newest first, and works by keys', async () => {
  const page = await open(`1.0/${MAIN}`);
  const button = page.getByRole('button', { name: /^Version / });
  expect(await button.textContent()).toBe('Version 1.0');
  await button.focus();
  await page.keyboard.press('Enter');
  const links = page.getByRole('list', { name: 'Versions' }).getByRole('link');
  await links.first().waitFor();
  const texts = await links.evaluateAll((all) =>
    all.map((link) => [...link.children].map(({ textContent }) => textContent).slice(0, -1)),
  );
  expect(texts).toEqual([['3.0rc1', 'prerelease'], ['2.0', 'latest', 'stable'], ['1.0']]);
  expect(await links.nth(2).getAttribute('aria-current')).toBe('true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  expect(await links.nth(1).evaluate((link) => link === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await links.first().waitFor({ state: 'detached' });
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('nothing of the picker is loaded before it is used, and a failure is reported', async () => {
  const page = await open(MAIN);
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  expect(loaded.filter((name) => /versions\.json|VersionPicker|react/i.test(name))).toEqual([]);
  await page.route('**/versions.json', (route) => route.abort());
  await page.getByRole('button', { name: /^Version / }).click();
  await page.getByText('The versions could not be loaded.').waitFor();
});

test('on a phone the picker is in the menu', async () => {
  const page = await open(`1.0/${MAIN}`, { viewport: PHONE });
  await page.getByRole('button', { name: 'Menu' }).click();
  await choose(page, '2.0');
  expect(getPath(page)).toBe(ROOT + MAIN);
});

test.each([
  [`1.0/${MAIN}`, 'This is version 1.0. The latest version is 2.0.', 'This page in 2.0', MAIN],
  [`1.0/${LOANS}`, 'This page was removed in 2.0.', 'Closest page in 2.0', 'api-docs/library/'],
  [`3.0rc1/${MAIN}`, 'This is version 3.0rc1, a prerelease.', 'This page in 2.0', MAIN],
  [
    `3.0rc1/api-docs/library/reviews/`,
    'does not exist in 2.0',
    'Closest page in 2.0',
    'api-docs/library/',
  ],
  [`2.0/${MAIN}`, 'This is version 2.0, the latest version.', 'Permanent link', MAIN],
])('%s says: %s', async (path, text, link, to) => {
  const page = await open(path);
  const notice = page.getByRole('complementary', { name: 'Version of this page' });
  await notice.getByRole('link', { name: link }).waitFor();
  expect(await notice.innerText()).toContain(text);
  expect(await notice.getByRole('link').getAttribute('href')).toBe(ROOT + to);
  expect(page.errors).toEqual([]);
});

test.each([undefined, PHONE])(
  'a link to a place far below shows the notice: %o',
  async (viewport) => {
    const page = await open(`1.0/${MAIN}#list_books`, viewport && { viewport });
    const notice = page.getByRole('complementary', { name: 'Version of this page' });
    await notice.getByRole('link', { name: 'This page in 2.0' }).waitFor();
    await expect
      .poll(() =>
        page.evaluate(() => document.querySelector(':target')?.getBoundingClientRect().top),
      )
      .toBeLessThan(260);
    const { top, bottom, target } = await page.evaluate(() => {
      const getBox = (name: string) => document.querySelector(name)?.getBoundingClientRect();
      const { top, bottom } = getBox('.version-notice') ?? { top: 0, bottom: 0 };
      return { top, bottom, target: getBox(':target')?.top };
    });
    expect(top).toBeGreaterThan(50);
    expect(target).toBeGreaterThanOrEqual(bottom - 1);
  },
);

test('the notice links to the current anchor', async () => {
  const page = await open(`1.0/${MAIN}#list_books`);
  await page.getByRole('link', { name: 'This page in 2.0' }).click();
  await page.waitForURL((url) => url.pathname === ROOT + MAIN);
  expect(getPath(page)).toBe(`${ROOT}${MAIN}#list_books`);
});

test('the latest version at the root has no notice, and requests nothing', async () => {
  const page = await open(MAIN);
  expect(await page.locator('.version-notice').isVisible()).toBe(false);
  const asked = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  expect(asked.filter((name) => name.endsWith('.json'))).toEqual([]);
});

async function getMarks(page: Page): Promise<(string | null)[]> {
  const read = (selector: string, name: string) =>
    page.locator(selector).evaluateAll((all, key) => all.map((one) => one.getAttribute(key)), name);
  return [
    ...(await read('meta[name=robots]', 'content')),
    ...(await read('link[rel=canonical]', 'href')),
  ];
}

test('search engines are sent to the page at the root, by scripts if it was added or removed later', async () => {
  const address = `https://library.example.com${ROOT}`;
  expect(await getMarks(await open(MAIN))).toEqual([address + MAIN]);
  for (const javaScriptEnabled of [true, false]) {
    const old = await open(`1.0/${MAIN}`, { javaScriptEnabled });
    if (javaScriptEnabled) await old.getByRole('link', { name: 'This page in 2.0' }).waitFor();
    expect(await getMarks(old)).toEqual(['noindex', address + MAIN]);
  }
  // When 1.0 was released, it was the latest, so its own page was there.
  const gone = await open(`1.0/${LOANS}`);
  await gone.getByRole('link', { name: 'Closest page in 2.0' }).waitFor();
  expect(await getMarks(gone)).toEqual(['noindex']);
});

test('search stays in the version, and offers results that only other versions have', async () => {
  const page = await open('');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('combobox').fill('list_books');
  await dialog.locator('mark').first().waitFor();
  expect(await dialog.getByRole('option').first().getAttribute('href')).toBe(
    `${ROOT}${MAIN}#list_books`,
  );
  await dialog.getByRole('combobox').fill('zebras');
  const prose = dialog.getByRole('option', { name: 'zebras' });
  expect(await prose.getAttribute('href')).toBe(`${ROOT}1.0/old/`);
  await dialog.getByRole('combobox').fill('print_catalogue');
  await prose.waitFor({ state: 'detached' });
  await dialog.getByText('In version 1.0').waitFor();
  const other = dialog.getByRole('option').first();
  expect(await other.getAttribute('href')).toBe(`${ROOT}1.0/${MAIN}#print_catalogue`);
  expect(await findViolations(page)).toEqual([]);
  await other.click();
  await page.waitForURL('**/1.0/**');
  await page.keyboard.press('Control+k');
  await dialog.getByRole('combobox').fill('print_catalogue');
  await dialog.locator('mark').first().waitFor();
  const own = await dialog.getByRole('option').first().getAttribute('href');
  expect(own).toBe(`${ROOT}1.0/${MAIN}#print_catalogue`);
  expect(page.errors).toEqual([]);
});
