import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The rules whose result depends on colours. */
const COLORS = ['color-contrast', 'link-in-text-block'];

/**
 * The problems that axe finds on the page in its current state, one line each.
 *
 * @param colorScheme a dark page only differs from the light one in its colours, so that only
 *   these are checked: every state is also tested in light
 */
export async function findViolations(
  page: Page,
  colorScheme: 'light' | 'dark' = 'light',
): Promise<string[]> {
  // Details of passed rules would take most of the time on a page of 94 operations.
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  // Without frames, a page can be checked in one go. Otherwise the results pass through a second
  // page, which takes as long again.
  expect(await page.locator('iframe, frame').count()).toBe(0);
  builder.setLegacyMode();
  const axe = colorScheme === 'dark' ? builder.withRules(COLORS) : builder.withTags(WCAG);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}
