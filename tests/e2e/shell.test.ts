import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { openPage, PAGES, PHONE, useBrowser } from './browser.ts';

useBrowser();

function getNavigation(page: Page) {
  return page.getByRole('navigation', { name: 'Main' });
}

function getGroup(page: Page, name: string) {
  return getNavigation(page).getByRole('button', { name, exact: true });
}

async function isOpen(page: Page, name: string): Promise<boolean> {
  return (await getGroup(page, name).getAttribute('aria-expanded')) === 'true';
}

test('the sidebar keeps open groups from page to page', async () => {
  const page = await openPage(PAGES.home);
  expect(await isOpen(page, 'Deployment')).toBe(false);
  await getGroup(page, 'Deployment').click();
  await getNavigation(page).getByRole('link', { name: 'Docker' }).waitFor();
  await page.goto(PAGES.operations);
  expect(await isOpen(page, 'Deployment')).toBe(true);
  expect(await isOpen(page, 'Tooling')).toBe(false);
  await getGroup(page, 'Deployment').click();
  await page.goto(PAGES.home);
  expect(await isOpen(page, 'Deployment')).toBe(false);
  expect(page.errors).toEqual([]);
});

test('groups that a page opens by itself are not kept', async () => {
  const page = await openPage(PAGES.narrative);
  expect(await isOpen(page, 'Key Concepts')).toBe(true);
  await page.goto(PAGES.home);
  expect(await isOpen(page, 'Key Concepts')).toBe(false);
});

test('the arrow keys open and close groups, and a followed link keeps the focus', async () => {
  const page = await openPage(PAGES.operations);
  const navigation = getNavigation(page);
  await navigation.getByRole('link', { name: 'Key Concepts' }).focus();
  await page.keyboard.press('ArrowRight');
  await navigation.getByRole('link', { name: 'Nodes' }).waitFor();
  await navigation.getByRole('link', { name: 'Nodes' }).press('Enter');
  await page.waitForURL('**/concepts/nodes/');
  const focused = navigation.locator('a:focus');
  await focused.waitFor();
  expect(await focused.innerText()).toBe('Nodes');
  await page.keyboard.press('ArrowLeft');
  await navigation.getByRole('link', { name: 'Nodes' }).waitFor({ state: 'detached' });
  expect(page.errors).toEqual([]);
});

test('the sidebar scrolls to the current page', async () => {
  const page = await openPage(PAGES.operations, { viewport: { width: 1280, height: 500 } });
  const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]');
  await expect
    .poll(() => current.evaluate((link) => link.getBoundingClientRect().bottom))
    .toBeLessThan(500);
});

test('the colour scheme is set before the first paint', async () => {
  const page = await openPage(PAGES.home, { colorScheme: 'light' });
  await page.evaluate(() => {
    localStorage.setItem('starlight-theme', 'dark');
  });
  await page.addInitScript(() => {
    const seen: (string | undefined)[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.querySelector('body') !== null)
        seen.push(document.documentElement.dataset['theme']);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(PAGES.narrative);
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(seen.length).toBeGreaterThan(0);
  expect(new Set(seen)).toEqual(new Set(['dark']));
});

test('the colour scheme is that of the system until the reader chooses', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await openPage(PAGES.home, { colorScheme });
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe(colorScheme);
  }
});

test('an address that does not exist suggests the nearest pages', async () => {
  const page = await openPage('/integrations/databses/mysql');
  const first = page.getByRole('main').getByRole('listitem').first();
  await first.getByRole('link', { name: 'MySQL' }).click();
  await page.waitForURL('**/integrations/databases/mysql/');
});

test('a moved route redirects to its page', async () => {
  const page = await openPage('/integrations/dbt-cloud/');
  await page.waitForURL('**/integrations/etl/dbt-cloud/');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('dbt Cloud');
});

test('search finds prose and symbols from a narrative page', async () => {
  const page = await openPage(PAGES.narrative);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('combobox').fill('kustomize');
  await dialog.locator('a[href^="/deployment/kubernetes/kustomize/"]').first().waitFor();
  await dialog.getByRole('combobox').fill('modify_connector');
  await dialog.locator('a[href$="#modify_connector"]').first().waitFor();
});

test('on a phone, the rows of a table are cards that name their columns', async () => {
  const page = await openPage(PAGES.settings, { viewport: PHONE });
  const table = page.getByRole('table').first();
  const cell = table.getByRole('cell').nth(1);
  const name = await cell.getAttribute('data-label');
  expect(name).not.toBe('');
  expect(await table.getByRole('columnheader').allTextContents()).toContain(name);
  const shown = await cell.evaluate((element) => getComputedStyle(element, '::before').content);
  expect(shown).toContain(name);
  expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test.each(['/concepts/nodes/', '/integrations/business_intelligence/cube/'])(
  'on a phone, the graph of %s fits the screen',
  async (path) => {
    const page = await openPage(path, { viewport: PHONE });
    const graph = page.locator('.lineage').first();
    const [shown, whole] = await graph.evaluate((e) => [e.clientWidth, e.scrollWidth]);
    expect(whole).toBe(shown);
    expect(await graph.getByRole('img').count()).toBe(1);
  },
);

test('the line between the numbers of steps ends at the last one', async () => {
  const page = await openPage('/web-app/getting-started/');
  const shown = await page
    .locator('.sl-steps')
    .first()
    .locator('> li')
    .evaluateAll((steps) => steps.map((step) => getComputedStyle(step, '::after').display));
  expect(shown.length).toBeGreaterThan(1);
  expect(shown.map((display) => display === 'none')).toEqual(
    shown.map((_, index) => index === shown.length - 1),
  );
});
