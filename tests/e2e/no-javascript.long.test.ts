import { expect, test } from 'vitest';
import { openPage, PAGES, PHONE, useBrowser } from './browser.ts';

useBrowser();

test('without JavaScript the reference is complete', async () => {
  const page = await openPage(PAGES.operations, { javaScriptEnabled: false });
  const headings = page.locator('[data-operation] h2');
  expect(await headings.count()).toBe(94);
  const operation = page.getByRole('region', { name: 'create_connector', exact: true });
  expect(await operation.getByText('from grai_source_fivetran').first().isVisible()).toBe(true);
  const model = operation.locator('[id="create_connector.201.data"] details[data-model]').first();
  await model.locator('summary').click();
  expect(await model.getByRole('link').getAttribute('href')).toMatch(/\/api_models\/\w+\/$/);
  await operation.getByText('curl', { exact: true }).click();
  expect(
    await operation.getByText("curl -X POST 'https://api.fivetran.com").first().isVisible(),
  ).toBe(true);
});

test('without JavaScript the table of contents links to an operation', async () => {
  const page = await openPage(PAGES.operations, {
    javaScriptEnabled: false,
    viewport: { width: 1440, height: 900 },
  });
  await page
    .locator('.right-sidebar')
    .getByRole('link', { name: /update_user_membership$/ })
    .click();
  expect(new URL(page.url()).hash).toBe('#update_user_membership');
});

test('without JavaScript a phone can open the table of contents', async () => {
  const page = await openPage(PAGES.operations, { javaScriptEnabled: false, viewport: PHONE });
  await page.locator('.contents > summary').click();
  const link = page.locator('.contents').getByRole('link', { name: /test_webhook/ });
  expect(await link.isVisible()).toBe(true);
});

test('without JavaScript nothing is offered that would not work', async () => {
  const page = await openPage(PAGES.operations, { javaScriptEnabled: false });
  expect(await page.getByRole('button', { name: 'Copy path' }).count()).toBe(0);
  expect(await page.getByRole('search', { name: 'Filter operations' }).count()).toBe(0);
  expect(await page.getByRole('combobox', { name: 'Select theme' }).count()).toBe(0);
});

test('without JavaScript the page of a wrong address does not mention the search', async () => {
  const page = await openPage(PAGES.missing, { javaScriptEnabled: false });
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Page not found');
  expect(await page.getByText('Press / or use').isVisible()).toBe(false);
  const line = await page
    .locator('.social-icons')
    .evaluate((icons) => getComputedStyle(icons, '::after').display);
  expect(line).toBe('none');
});

test.each([
  ['light', 'rgb(255, 255, 255)'],
  ['dark', 'rgb(18, 19, 23)'],
] as const)(
  'without JavaScript the page is %s for readers who prefer it',
  async (colorScheme, background) => {
    const page = await openPage(PAGES.operations, { javaScriptEnabled: false, colorScheme });
    const found = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(found).toBe(background);
  },
);
