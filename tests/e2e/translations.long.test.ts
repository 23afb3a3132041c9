import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { BOOKSHOP } from '../tools/sites.ts';
import { DESKTOP, openPage, useBrowser } from './browser.ts';

useBrowser();

const open = (path: string) => openPage(path, { site: 'bookshop' });

function getNavigation(page: Page, name: string): Locator {
  return page.getByRole('navigation', { name, exact: true });
}

test('the navigation has the pages of the language, and those that are not translated', async () => {
  const english = await open('/guide/orders/');
  const main = getNavigation(english, 'Main');
  expect(await main.getByRole('link').allInnerTexts()).toEqual([
    'Bookshop',
    'Guide',
    'Limits',
    'Orders',
    'API reference',
  ]);
  const german = await open('/de/guide/orders/');
  expect(await german.locator('html').getAttribute('lang')).toBe('de');
  const links = getNavigation(german, 'Hauptnavigation').getByRole('link');
  expect(await links.allInnerTexts()).toEqual([
    'Buchhandlung',
    'Guide',
    'Limits',
    'Bestellungen',
    'API-Referenz',
  ]);
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/de/',
    '/de/guide/limits/',
    '/de/guide/limits/',
    '/de/guide/orders/',
    '/api-docs/',
  ]);
  const neighbour = (rel: string) => german.locator(`main a[rel=${rel}]`).getAttribute('href');
  expect([await neighbour('prev'), await neighbour('next')]).toEqual([
    '/de/guide/limits/',
    '/api-docs/',
  ]);
  expect([...english.errors, ...german.errors]).toEqual([]);
});

test('the language picker leads to the same page, and from the reference to the home page', async () => {
  const page = await open('/guide/limits/');
  await page.getByRole('combobox', { name: 'Select language' }).selectOption('Deutsch');
  await page.waitForURL('**/de/guide/limits/');
  await page.getByText('Dieser Inhalt ist noch nicht in deiner Sprache verfügbar.').waitFor();
  expect(await page.getByRole('main').getAttribute('lang')).toBe('en');
  await page.goto('/api-docs/bookshop_client/');
  await page.getByRole('combobox', { name: 'Select language' }).selectOption('Deutsch');
  await page.getByRole('heading', { level: 1, name: 'Buchhandlung' }).waitFor();
  await page.goBack();
  expect(await page.getByRole('combobox', { name: 'Select language' }).inputValue()).toBe('/');
  expect(page.errors).toEqual([]);
});

test('the search finds the pages of the language, and the reference', async () => {
  const page = await open('/de/');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  const expectFirst = async (query: string, href: string) => {
    await dialog.getByRole('combobox').fill(query);
    const first = dialog.getByRole('option').first();
    // Until the answer is painted, the results of the last query stay.
    await expect.poll(() => first.getAttribute('href')).toBe(href);
  };
  await expectFirst('Bestellungen', '/de/guide/orders/');
  await expectFirst('get_book', '/api-docs/bookshop_client/routers/books/#get_book');
  await dialog.getByRole('combobox').fill('Lieferung');
  const link = dialog.locator('[role=option][href^="/de/guide/orders/"]');
  await link.waitFor();
  expect(page.errors).toEqual([]);
});

test('a draft is not in a built site', async () => {
  const files = await readdir(BOOKSHOP.folder, { recursive: true });
  expect(files.filter((file) => file.includes('new-books'))).toEqual([]);
  const { origin } = new URL((await open('/')).url());
  for (const file of ['titles.json', 'symbols.json', 'llms.txt', 'llms-full.txt']) {
    expect(await (await fetch(`${origin}/${file}`)).text(), file).not.toMatch(/new books/i);
  }
});

test.each([
  ['desktop', DESKTOP],
  ['phone', { width: 390, height: 844 }],
] as const)(
  'on a %s, the menu of themes shows its German words whole, in a wide font',
  async (_, viewport) => {
    const page = await openPage('/de/', { site: 'bookshop', viewport });
    const isPhone = viewport !== DESKTOP;
    if (isPhone) await page.getByRole('button', { name: 'Menü' }).click();
    const select = page.locator('starlight-theme-select select:visible');
    await select.evaluate((element) => (element.style.letterSpacing = '0.2em'));
    const words = await select.locator('option').allTextContents();
    expect(words).toContain('System');
    const widths = await select.evaluate(measureWords);
    expect(Math.max(...widths.words)).toBeLessThanOrEqual(widths.box);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  },
);

/** The widths of the options of a menu, and of the space for the chosen one. */
function measureWords(select: HTMLElement): { words: number[]; box: number } {
  const { font, letterSpacing, paddingLeft, paddingRight } = getComputedStyle(select);
  const box = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  const words = [...select.querySelectorAll('option')].map(({ text }) => {
    const word = document.body.appendChild(document.createElement('span'));
    Object.assign(word.style, { font, letterSpacing, position: 'absolute' });
    word.textContent = text;
    return word.getBoundingClientRect().width;
  });
  return { words, box: Math.ceil(box) };
}
