import { expect, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { loadWhole, openPage, PAGES, PHONE, useBrowser } from './browser.ts';

useBrowser();

const MODELS = '/api-docs/grai_source_fivetran/fivetran_api/api_models';

function getPalette(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Search' });
}

async function openPalette(page: Page): Promise<Locator> {
  await page.keyboard.press('Control+k');
  const input = getPalette(page).getByRole('combobox');
  await input.waitFor();
  return input;
}

async function findFirst(page: Page, query: string): Promise<Locator> {
  await (await openPalette(page)).fill(query);
  const first = getPalette(page).getByRole('option').first();
  await first.locator('mark').first().waitFor();
  return first;
}

test.each([
  ['modify_connector', `${PAGES.operations}#modify_connector`],
  ['PATCH connectors', `${PAGES.operations}#modify_connector`],
  ['/v1/groups/{groupId}/users', `${PAGES.operations}#list_all_users_in_group`],
  ['columnName', `${PAGES.operations}#modify_connector_column_config.column_name`],
  ['webhook secret', `${MODELS}/WebhookRequest/#secret`],
])('%s finds its place first', async (query, expected) => {
  const page = await openPage(PAGES.home);
  const first = await findFirst(page, query);
  expect(await first.getAttribute('href')).toBe(expected);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${expected}`);
  expect(page.errors).toEqual([]);
});

test('/ opens it, unless the reader is typing elsewhere', async () => {
  const page = await openPage(PAGES.operations);
  await page.getByRole('searchbox', { name: 'Name, path or text' }).click();
  await page.keyboard.type('a/b');
  expect(await getPalette(page).count()).toBe(0);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('/');
  await getPalette(page).waitFor();
  expect(await getPalette(page).getByRole('combobox').inputValue()).toBe('');
});

test('arrows move, Enter opens, Escape closes and returns the focus', async () => {
  const page = await openPage(PAGES.home);
  const button = page.getByRole('button', { name: /search/i }).first();
  await button.click();
  const input = getPalette(page).getByRole('combobox');
  expect(await input.getAttribute('placeholder')).toBe("Search Grai's Docs");
  await input.fill('list_all');
  const href = await moveDown(page);
  await page.keyboard.press('Escape');
  await getPalette(page).waitFor({ state: 'detached' });
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Control+k');
  await getPalette(page).getByRole('combobox').fill('list_all');
  expect(await moveDown(page)).toBe(href);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${href}`);
});

/** Moves from the first result to the second, whose address it returns. */
async function moveDown(page: Page): Promise<string> {
  const options = getPalette(page).getByRole('option');
  // Text is found later than names, and what it finds may change the order.
  await getPalette(page).getByRole('group', { name: /pages/i }).waitFor();
  await page.keyboard.press('ArrowDown');
  expect(await options.nth(1).getAttribute('aria-selected')).toBe('true');
  return (await options.nth(1).getAttribute('href')) ?? '';
}

test('what the reader has moved to stays selected when the text of pages is found later', async () => {
  const page = await openPage(PAGES.home);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/pagefind/**', async (route) => {
    await released;
    await route.continue();
  });
  await (await openPalette(page)).fill('connector');
  const options = getPalette(page).getByRole('option');
  // Until then, the palette suggests other things.
  await options
    .filter({ hasText: /connector/i })
    .nth(1)
    .waitFor();
  await page.keyboard.press('ArrowDown');
  const chosen = getPalette(page).getByRole('option', { selected: true });
  const href = (await chosen.getAttribute('href')) ?? '';
  expect(href).toBe(await options.nth(1).getAttribute('href'));
  release();
  await getPalette(page).getByRole('group', { name: /pages/i }).waitFor();
  expect(await chosen.getAttribute('href')).toBe(href);
});

test('prose is found through Pagefind', async () => {
  const page = await openPage(PAGES.home);
  await (await openPalette(page)).fill('historical data');
  const pages = getPalette(page).getByRole('group', { name: /pages/i });
  await pages.getByRole('option').first().waitFor();
});

test('a query without answer says so, and the count is announced', async () => {
  const page = await openPage(PAGES.home);
  await (await openPalette(page)).fill('zzqqxx');
  await getPalette(page)
    .getByText(/no results|nothing/i)
    .first()
    .waitFor();
  expect(await getPalette(page).getByRole('status').count()).toBeGreaterThan(0);
});

test('nothing of React, of the index or of Pagefind is loaded before it is used', async () => {
  const page = await openPage('about:blank');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await loadWhole(page, PAGES.operations);
  expect(
    requested.filter((url) => /react|client\.|symbols|pagefind|SearchPalette/i.test(url)),
  ).toEqual([]);
  await openPalette(page);
  await expect.poll(() => requested.some((url) => url.includes('symbols.json'))).toBe(true);
});

test('on a phone it opens by touch and fills the screen', async () => {
  const page = await openPage(PAGES.home, { viewport: PHONE, hasTouch: true });
  await page
    .getByRole('button', { name: /search/i })
    .first()
    .tap();
  const box = await getPalette(page).boundingBox();
  expect(box?.width).toBe(PHONE.width);
});

test('opening and closing it keeps the scroll position', async () => {
  const page = await openPage(`${PAGES.operations}#modify_connector_table_config`);
  const getTop = (): Promise<number> =>
    page.locator('#modify_connector_table_config').evaluate((e) => e.getBoundingClientRect().top);
  await page.waitForLoadState('networkidle');
  // The page moves until the operations around the target have their real heights.
  let before = NaN;
  const hasSettled = async (): Promise<boolean> => {
    const last = before;
    before = await getTop();
    return before === last && before > 0 && before < 200;
  };
  await expect.poll(hasSettled, { interval: 100 }).toBe(true);
  await openPalette(page);
  expect(await getTop()).toBeCloseTo(before, 0);
  await page.keyboard.press('Escape');
  await getPalette(page).waitFor({ state: 'detached' });
  expect(await getTop()).toBeCloseTo(before, 0);
});

test('another query starts at the top of its results, and arrows keep what they select in view', async () => {
  const page = await openPage(PAGES.home);
  const input = await openPalette(page);
  await input.fill('connector');
  await getPalette(page).getByRole('group', { name: /pages/i }).waitFor();
  const list = getPalette(page).getByRole('listbox');
  const getTop = (): Promise<number> => list.evaluate((element) => element.scrollTop);
  for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press('ArrowDown');
  await expect.poll(getTop).toBeGreaterThan(0);
  const chosen = getPalette(page).getByRole('option', { selected: true });
  expect(await input.getAttribute('aria-activedescendant')).toBe(await chosen.getAttribute('id'));
  const [option, frame] = [await chosen.boundingBox(), await list.boundingBox()];
  expect(option?.y).toBeGreaterThanOrEqual(frame?.y ?? Infinity);
  await input.fill('webhook');
  await expect.poll(getTop).toBe(0);
  await getPalette(page)
    .getByRole('option')
    .first()
    .filter({ hasText: /webhook/i })
    .waitFor();
  expect(await chosen.getAttribute('id')).toBe(
    await getPalette(page).getByRole('option').first().getAttribute('id'),
  );
});

test('another query draws at most two groups of results at a time', async () => {
  const page = await openPage(PAGES.home);
  const input = await openPalette(page);
  await input.fill('connector');
  await getPalette(page).getByRole('group', { name: /pages/i }).waitFor();
  const sizes = await getPalette(page)
    .getByRole('listbox')
    .evaluateHandle((list) => {
      const counts: number[] = [];
      new MutationObserver((records) => {
        const added = records.filter((record) => record.addedNodes.length > 0);
        const groups = added.map(({ target }) => (target as Element).closest('[role=group]'));
        const whole = added.filter(({ target }) => target === list).length;
        counts.push(whole + new Set(groups.filter(Boolean)).size);
      }).observe(list, { childList: true, subtree: true });
      return counts;
    });
  await input.fill('webhook');
  await getPalette(page)
    .getByRole('group')
    .last()
    .filter({ hasText: /webhook/i })
    .waitFor();
  const counts = await sizes.jsonValue();
  expect(counts.length).toBeGreaterThan(1);
  expect(Math.max(...counts)).toBeLessThanOrEqual(2);
});

test('no style makes the browser look through the whole page for each result that appears', async () => {
  const page = await openPage(PAGES.operations);
  await openPalette(page);
  const selectors = await page.evaluate(() => {
    const list = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => {
        const own = rule instanceof CSSStyleRule ? [rule.selectorText] : [];
        return 'cssRules' in rule ? [...own, ...list(rule.cssRules as CSSRuleList)] : own;
      });
    return [...document.styleSheets].flatMap((sheet) => list(sheet.cssRules));
  });
  expect(selectors.filter((selector) => selector.includes(':has('))).not.toEqual([]);
  // Below these three, `:has()` may only look at children and siblings.
  expect(
    selectors.filter((selector) =>
      /(?:^|[\s,])(?:html|body|:root)\S*:has\((?!\s*[>+~])/u.test(selector),
    ),
  ).toEqual([]);
});
