import { expect, test } from 'vitest';
import { openPage, useBrowser } from './browser.ts';

useBrowser();

const LIMITS = '/guide/limits/';

test('the keyboard moves between tabs, and groups with the same title follow', async () => {
  const page = await openPage(LIMITS, { site: 'bookshop' });
  const [first, second] = await page.getByRole('tablist').all();
  await first?.getByRole('tab', { name: 'Python' }).focus();
  await page.keyboard.press('ArrowRight');
  const shell = first?.getByRole('tab', { name: 'Shell' });
  expect(await shell?.getAttribute('aria-selected')).toBe('true');
  expect(await shell?.evaluate((tab) => tab === document.activeElement)).toBe(true);
  expect(await page.getByText('time.sleep').isVisible()).toBe(false);
  expect(await page.getByText('The server says how long.').isVisible()).toBe(true);
  await second?.getByRole('tab', { name: 'Other' }).click();
  expect(await page.getByText('Any client.').isVisible()).toBe(true);
  expect(await shell?.getAttribute('aria-selected')).toBe('true');
  expect(page.errors).toEqual([]);
});

test('a link to a heading in a tab opens it', async () => {
  const page = await openPage(`${LIMITS}#per-hour`, { site: 'bookshop' });
  expect(await page.getByText('An hour has sixty minutes.').isVisible()).toBe(true);
  const selected = page.getByRole('tab', { selected: true }).first();
  expect(await selected.innerText()).toBe('Shell');
});

test('without scripts, the parts stand below each other', async () => {
  const page = await openPage(LIMITS, { site: 'bookshop', javaScriptEnabled: false });
  expect(await page.getByRole('tab').count()).toBe(0);
  for (const text of ['time.sleep(60)', 'An hour has sixty minutes.', 'Any client.'])
    expect(await page.getByText(text).isVisible()).toBe(true);
  expect(await page.locator('strong', { hasText: 'Python' }).isVisible()).toBe(true);
});

test('on paper, the parts stand below each other with their titles', async () => {
  const page = await openPage(LIMITS, { site: 'bookshop' });
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByText('An hour has sixty minutes.').isVisible()).toBe(true);
  expect(await page.locator('strong', { hasText: 'Shell' }).first().isVisible()).toBe(true);
  expect(await page.getByRole('tab').first().isVisible()).toBe(false);
});
