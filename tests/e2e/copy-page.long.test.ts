import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { getGraiSite } from '../tools/sites.ts';
import { openPage, PAGES, useBrowser } from './browser.ts';

useBrowser();

const COPY = 'Copy page for LLM';
const MARKDOWN_PATH = PAGES.model.replace(/\/$/, '.md');

test('the button copies the text of the Markdown file, from the keyboard, and says so', async () => {
  const page = await openPage(PAGES.model, { permissions: ['clipboard-read', 'clipboard-write'] });
  const button = page.getByRole('button', { name: COPY });
  await button.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('status').filter({ hasText: 'Copied' }).waitFor({ state: 'attached' });
  const markdown = await readFile(`${getGraiSite().folder}${MARKDOWN_PATH}`, 'utf8');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(markdown);
  await button.waitFor();
  expect(page.errors).toEqual([]);
});

test.each(['the network', 'the clipboard'])('the button says when %s fails', async (part) => {
  const page = await openPage(PAGES.model);
  if (part === 'the network') await page.route('**/*.md', (route) => route.abort());
  else await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'));
  await page.getByRole('button', { name: COPY }).click();
  const status = page.getByRole('status').filter({ hasText: 'Could not copy' });
  await status.waitFor({ state: 'attached' });
  expect(await page.getByRole('link', { name: 'View as Markdown' }).isVisible()).toBe(true);
});

test('without JavaScript there is a link to the Markdown file, and no button', async () => {
  const page = await openPage(PAGES.model, { javaScriptEnabled: false });
  expect(await page.getByRole('button', { name: COPY }).count()).toBe(0);
  const link = page.getByRole('link', { name: 'View as Markdown' });
  expect(await link.getAttribute('href')).toBe(MARKDOWN_PATH);
});

const OPERATION = `${PAGES.operations}modify_connector.md`;

test('the button of an operation copies its own Markdown', async () => {
  const page = await openPage(`${PAGES.operations}#modify_connector`, {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.getByRole('button', { name: 'Copy for LLM: modify_connector', exact: true }).click();
  await page.getByRole('status').filter({ hasText: 'Copied' }).waitFor({ state: 'attached' });
  const markdown = await readFile(`${getGraiSite().folder}${OPERATION}`, 'utf8');
  expect(markdown.length).toBeLessThan(10_000);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(markdown);
});

test('without JavaScript, an operation has a link to its Markdown', async () => {
  const page = await openPage(`${PAGES.operations}#modify_connector`, { javaScriptEnabled: false });
  const link = page.getByRole('link', { name: 'Markdown of modify_connector', exact: true });
  expect(await link.getAttribute('href')).toBe(OPERATION);
  expect(await page.getByRole('button', { name: /^Copy for LLM/ }).count()).toBe(0);
});
