import { expect, test } from 'vitest';
import { findViolations } from '../e2e/axe.ts';
import { openPage, PAGES, PHONE } from '../e2e/browser.ts';
import { COLOR_SCHEMES, testAccessibility } from './looks.ts';

testAccessibility(PHONE);

test.each(COLOR_SCHEMES)('axe finds nothing wrong: the open menu (%s)', async (colorScheme) => {
  const page = await openPage(PAGES.narrative, { colorScheme, viewport: PHONE });
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('button', { name: 'Integrations' }).click();
  await menu.getByRole('link', { name: 'Data Lakes' }).waitFor();
  expect(await findViolations(page, colorScheme)).toEqual([]);
});

test.each(COLOR_SCHEMES)('axe finds nothing wrong: the open contents (%s)', async (colorScheme) => {
  for (const path of [PAGES.narrative, PAGES.model]) {
    const page = await openPage(path, { colorScheme, viewport: PHONE });
    await page.getByText('On this page').first().click();
    await page.locator('.contents .outline a').first().waitFor();
    expect(await findViolations(page, colorScheme), path).toEqual([]);
  }
});

test('no page is wider than a phone', async () => {
  const page = await openPage(PAGES.home, { viewport: PHONE });
  const routes = await page.evaluate(async () => {
    const response = await fetch('/titles.json');
    return ((await response.json()) as { path: string }[]).map(({ path }) => path);
  });
  const narrative = routes.filter((route) => !route.startsWith('/api-docs/'));
  expect(narrative.length).toBeGreaterThan(80);
  const wide: string[] = [];
  for (const route of narrative) {
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > PHONE.width) wide.push(`${route}: ${String(width)} px`);
  }
  expect(wide).toEqual([]);
}, 120_000);
