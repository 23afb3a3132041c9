import { expect, test } from 'vitest';
import { findViolations } from '../e2e/axe.ts';
import { openPage, PAGES, useBrowser } from '../e2e/browser.ts';

export const COLOR_SCHEMES = ['light', 'dark'] as const;

/**
 * Pages of the second project: an index, a class, a module, functions, requests of a client, and
 * pages in German.
 */
const BOOKSHOP_PAGES = [
  ...['', 'Shelf/', 'catalogue/', 'all-functions/'].map(
    (path) => `/api-docs/bookshop_tools/${path}`,
  ),
  ...['', 'operations/', 'api-coverage/', 'Orders/'].map(
    (path) => `/api-docs/bookshop_orders/${path}`,
  ),
  ...['', 'guide/orders/', 'guide/limits/'].map((path) => `/de/${path}`),
];

/**
 * A page opened at an anchor is laid out completely; otherwise axe would skip what is off the
 * screen.
 */
const SEEN_WHOLE = { ...PAGES, operations: `${PAGES.operations}#approve_certificate` };

/**
 * Declares the tests that check pages and open states with axe in both colour schemes. Each size of
 * the window has its own file, so that two processes share the slowest of all tests.
 */
export function testAccessibility(viewport: { width: number; height: number }): void {
  useBrowser();
  for (const colorScheme of COLOR_SCHEMES) {
    const look = `${colorScheme}, ${String(viewport.width)} px`;
    test.each(Object.entries(SEEN_WHOLE))(
      `axe finds nothing wrong: %s (${look})`,
      async (_name, path) => {
        const page = await openPage(path, { colorScheme, viewport });
        expect(await findViolations(page, colorScheme)).toEqual([]);
      },
      120_000,
    );

    test.each(BOOKSHOP_PAGES)(
      `axe finds nothing wrong: %s, closed and open (${look})`,
      async (path) => {
        const page = await openPage(path, { site: 'bookshop', colorScheme, viewport });
        expect(await findViolations(page, colorScheme)).toEqual([]);
        await page.evaluate(() => {
          for (const details of document.querySelectorAll('main details')) {
            details.toggleAttribute('open', true);
          }
        });
        expect(await findViolations(page, colorScheme)).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
      },
    );

    test(`axe finds nothing wrong: the open search (${look})`, async () => {
      const page = await openPage(PAGES.model, { colorScheme, viewport });
      await page.keyboard.press('Control+k');
      const dialog = page.getByRole('dialog', { name: 'Search' });
      await dialog.getByRole('option').first().waitFor();
      expect(await findViolations(page, colorScheme), 'suggestions').toEqual([]);
      await dialog.getByRole('combobox').fill('webhook');
      await dialog.getByRole('option').first().waitFor();
      expect(await findViolations(page, colorScheme), 'results').toEqual([]);
      await dialog.getByRole('combobox').fill('zzqqxx');
      await dialog.getByRole('option').first().waitFor({ state: 'detached' });
      expect(await findViolations(page, colorScheme), 'no results').toEqual([]);
    });

    test(`axe finds nothing wrong: the filter in use (${look})`, async () => {
      const page = await openPage(`${PAGES.operations}?q=webhook&method=POST`, {
        colorScheme,
        viewport,
      });
      await page.getByText(/of 94 operations/).waitFor();
      expect(await findViolations(page, colorScheme)).toEqual([]);
    });
  }
}
