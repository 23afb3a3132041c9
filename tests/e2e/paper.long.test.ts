import { expect, test } from 'vitest';
import { openPage, PAGES, useBrowser } from './browser.ts';

useBrowser();

/** The number of pages of a PDF; each is an object of its own. */
function countPages(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/gu)?.length ?? 0;
}

test('on paper there is the text, without controls', async () => {
  const page = await openPage(PAGES.narrative);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(false);
  expect(await page.getByRole('banner').isVisible()).toBe(false);
  expect(await page.getByText('Did this doc help you?').isVisible()).toBe(false);
});

test('paper is printed in light colours, whatever the scheme of the screen is', async () => {
  const page = await openPage(PAGES.operations, { colorScheme: 'dark' });
  const readColors = (): Promise<string[]> =>
    page.locator('body').evaluate((body) => {
      const { color, backgroundColor } = getComputedStyle(body);
      const code = getComputedStyle(document.querySelector('pre') ?? body).backgroundColor;
      return [color, backgroundColor, code, getComputedStyle(body).colorScheme];
    });
  const dark = await readColors();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const printed = await readColors();
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'light'));
  expect(printed).toEqual(await readColors());
  expect(printed).not.toEqual(dark);
});

test('an operation takes about one and a half sheets of paper', async () => {
  const page = await openPage(PAGES.operations);
  const pages = countPages(await page.pdf({ format: 'A4' }));
  expect(pages).toBeGreaterThan(50);
  expect(pages).toBeLessThan(1.5 * (await page.locator('section.op').count()));
});

test('on paper there are the fields of a body, but not those of its fields', async () => {
  const page = await openPage(PAGES.operations);
  await page.emulateMedia({ media: 'print' });
  const operation = page.locator('section.op', { has: page.locator('#modify_connector') });
  await operation.scrollIntoViewIfNeeded();
  expect(await operation.getByText('trust_fingerprints', { exact: true }).isVisible()).toBe(true);
  const nested = page.locator('details[data-model]').first();
  await nested.evaluate((element) => element.closest('.op')?.scrollIntoView());
  expect(await nested.isVisible()).toBe(false);
  await nested.evaluate((element) => element.setAttribute('open', ''));
  expect(await nested.isVisible()).toBe(true);
});

test('on paper there is the example in the chosen language and with curl, without tabs', async () => {
  const page = await openPage(PAGES.operations);
  const operation = page.locator('section.op', { has: page.locator('#modify_connector') });
  await page.emulateMedia({ media: 'print' });
  expect(await operation.locator('pre.shell').isVisible()).toBe(true);
  expect(await operation.locator('pre.python').isVisible()).toBe(true);
  await page.emulateMedia({ media: 'screen' });
  await operation.getByText('curl', { exact: true }).click();
  await page.emulateMedia({ media: 'print' });
  expect(await operation.locator('pre.shell').isVisible()).toBe(true);
  expect(await operation.locator('pre.python').isVisible()).toBe(false);
  expect(await operation.getByText('Python', { exact: true }).isVisible()).toBe(false);
});
