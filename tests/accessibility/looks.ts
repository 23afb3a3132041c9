import { expect, test } from 'vitest';
import { findViolations } from '../e2e/axe.ts';
import { DESKTOP, openPage, PAGES, PHONE, useBrowser } from '../e2e/browser.ts';

const WINDOWS = [PHONE, DESKTOP];

/** Pages of the second project: an index, a class, a module, functions. */
const MODULES = ['', 'Shelf/', 'catalogue/', 'all-functions/'].map(
  (path) => `/api-docs/bookshop_tools/${path}`,
);

/**
 * A page opened at an anchor is laid out completely; otherwise axe would skip what is off the
 * screen.
 */
const SEEN_WHOLE = { ...PAGES, operations: `${PAGES.operations}#approve_certificate` };

/**
 * Declares the tests that check pages and open states with axe, on a phone and on a desktop. Each
 * colour scheme has its own file, so that two processes share the slowest of all tests.
 */
export function testAccessibility(colorScheme: 'light' | 'dark'): void {
  useBrowser();
  for (const viewport of WINDOWS) {
    const look = `${colorScheme}, ${viewport.width} px`;
    test.each(Object.entries(SEEN_WHOLE))(
      `axe finds nothing wrong: %s (${look})`,
      async (_name, path) => {
        const page = await openPage(path, { colorScheme, viewport });
        expect(await findViolations(page)).toEqual([]);
      },
      120_000,
    );

    test.each(MODULES)(`axe finds nothing wrong: %s, closed and open (${look})`, async (path) => {
      const page = await openPage(path, { site: 'bookshop', colorScheme, viewport });
      expect(await findViolations(page)).toEqual([]);
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('main details')) {
          details.toggleAttribute('open', true);
        }
      });
      expect(await findViolations(page)).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    });

    test(`axe finds nothing wrong: the open search (${look})`, async () => {
      const page = await openPage(PAGES.model, { colorScheme, viewport });
      await page.keyboard.press('Control+k');
      const dialog = page.getByRole('dialog', { name: 'Search' });
      await dialog.getByRole('option').first().waitFor();
      expect(await findViolations(page), 'suggestions').toEqual([]);
      await dialog.getByRole('combobox').fill('webhook');
      await dialog.getByRole('option').first().waitFor();
      expect(await findViolations(page), 'results').toEqual([]);
      await dialog.getByRole('combobox').fill('zzqqxx');
      await dialog.getByRole('option').first().waitFor({ state: 'detached' });
      expect(await findViolations(page), 'no results').toEqual([]);
    });

    test(`axe finds nothing wrong: the filter in use (${look})`, async () => {
      const page = await openPage(`${PAGES.operations}?q=webhook&method=POST`, {
        colorScheme,
        viewport,
      });
      await page.getByText(/of 94 operations/).waitFor();
      expect(await findViolations(page)).toEqual([]);
    });
  }

  test(`axe finds nothing wrong: the open menu of a phone (${colorScheme})`, async () => {
    const page = await openPage(PAGES.narrative, { colorScheme, viewport: PHONE });
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.locator('summary', { hasText: 'Integrations' }).click();
    await menu.getByRole('link', { name: 'Data Lakes' }).waitFor();
    expect(await findViolations(page)).toEqual([]);
  });

  test(`axe finds nothing wrong: the open contents of a phone (${colorScheme})`, async () => {
    for (const path of [PAGES.narrative, PAGES.model]) {
      const page = await openPage(path, { colorScheme, viewport: PHONE });
      await page.getByText('On this page').first().click();
      await page.locator('mobile-starlight-toc .dropdown a').first().waitFor();
      expect(await findViolations(page), path).toEqual([]);
    }
  });
}
