import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { DESKTOP, openPage, PAGES, PHONE, useBrowser } from './browser.ts';

useBrowser();

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const SCHEMES = ['light', 'dark'] as const;
const WINDOWS = [PHONE, DESKTOP];

async function findViolations(page: Page): Promise<string[]> {
  // Details of what passes would take most of the time on a page of 94 operations.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(WCAG);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}

for (const colorScheme of SCHEMES) {
  for (const viewport of WINDOWS) {
    const look = `${colorScheme}, ${viewport.width} px`;
    test.each(Object.entries(PAGES))(
      `axe finds nothing wrong: %s (${look})`,
      async (_name, path) => {
        const page = await openPage(path, { colorScheme, viewport });
        expect(await findViolations(page)).toEqual([]);
      },
      120_000,
    );

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
}

test('axe finds nothing wrong: the open menu of a phone', async () => {
  const page = await openPage(PAGES.model, { viewport: PHONE });
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await findViolations(page)).toEqual([]);
});
