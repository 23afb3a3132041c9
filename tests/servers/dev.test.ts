import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDevProject, type DevProject } from '../tools/dev-project.ts';
import { startDev, type DevServer } from '../tools/dev.ts';
import { openPage, useBrowser } from '../e2e/browser.ts';

const TIMEOUT = 60_000;
const MAIN = 'api-docs/bookshop_client/main/';

let project: DevProject;
let server: DevServer;

useBrowser();
beforeAll(async () => {
  project = await makeDevProject('tests/e2e/fixtures/bookshop/bookshop_client');
  server = await startDev(project.folder);
  // The first page makes Vite look for dependencies to prepare, and reload.
  const page = await fetch(server.url + MAIN);
  await page.text();
});
afterAll(async () => {
  await server.stop();
  await project.remove();
});

function getFile(name: string): string {
  return join(project.folder, 'bookshop_client', name);
}

async function edit(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  expect(text).toContain(from);
  await writeFile(file, text.replace(from, to));
}

async function open(path: string): Promise<Page> {
  const page = await openPage(server.url + path);
  page.setDefaultTimeout(TIMEOUT);
  return page;
}

/** The HTML of a page; its status if there is none, and nothing while the site restarts. */
async function readPage(path: string): Promise<string> {
  try {
    const response = await fetch(server.url + path);
    return response.ok ? await response.text() : String(response.status);
  } catch {
    return '';
  }
}

function waitForOutput(text: string | RegExp): Promise<void> {
  return expect.poll(() => server.output(), { timeout: TIMEOUT }).toMatch(text);
}

test(
  'a saved docstring is shown in the open page without a reload',
  { timeout: 180_000 },
  async () => {
    const page = await open(MAIN);
    const operation = page.getByRole('region', { name: 'create_order', exact: true });
    await operation.getByText('Order books.').first().waitFor();
    // By then, Vite has reloaded the page for any dependencies that it still had to prepare.
    await edit(getFile('main.py'), 'Order books.', 'Order some books.');
    await operation.getByText('Order some books.').first().waitFor();
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    // Scripts have moved a menu there, which must stay.
    await page.setViewportSize({ width: 700, height: 900 });
    await page.locator('.menu-footer select').waitFor({ state: 'attached' });
    await edit(getFile('main.py'), 'Order some books.', 'Order many books.');
    await operation.getByText('Order many books.').first().waitFor();
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    expect(await page.locator('.menu-footer select').count()).toBe(1);
  },
);

test(
  'a syntax error is shown over the last state until it is fixed',
  { timeout: 180_000 },
  async () => {
    const page = await open(MAIN);
    const banner = page.getByRole('alert');
    const call = 'def create_order(order: Order)';
    await edit(getFile('main.py'), call, 'def create_order(order: Order');
    await banner.getByText('bookshop_client/main.py:13').waitFor();
    expect(await banner.innerText()).toMatch(/WD101[^]*could not be read by Python[^]*→ /);
    await waitForOutput(/bookshop_client\/main\.py:13:\d+ +error +WD101/);
    await page.getByRole('region', { name: 'create_order', exact: true }).waitFor();

    await edit(getFile('main.py'), 'def create_order(order: Order', call);
    await banner.waitFor({ state: 'detached' });
    await waitForOutput('all files can be read again');
  },
);

test(
  'a module that is new has a page at once, and none when it is gone',
  { timeout: 180_000 },
  async () => {
    const page = await open('api-docs/bookshop_client/');
    await writeFile(getFile('shelves.py'), '"""Where books stand."""\n\nSIZE = 3\n');
    await page.getByRole('main').getByRole('link', { name: 'shelves' }).first().click();
    await page.getByRole('main').getByText('Where books stand.').first().waitFor();
    await rm(getFile('shelves.py'));
    await expect.poll(async () => (await page.reload())?.status(), { timeout: TIMEOUT }).toBe(404);
  },
);

test(
  'a page needs no front matter, and one with a mistake in it takes no other page away',
  { timeout: 180_000 },
  async () => {
    const file = join(project.folder, 'docs/guide/limits.md');
    const read = () => readPage('guide/limits/');
    await writeFile(file, 'Take a book.\n');
    await expect.poll(read, { timeout: TIMEOUT }).toContain('Take a book.');
    expect(await read()).toMatch(/<h1[^>]*>Limits<\/h1>/);
    await writeFile(file, '---\ntitle: [\n---\n\nTake a book.\n');
    await waitForOutput('The front matter of docs/guide/limits.md is invalid');
    for (const path of ['', MAIN])
      await expect.poll(() => readPage(path), { timeout: TIMEOUT }).toContain('</html>');
    await writeFile(file, '---\ntitle: Books to take\n---\n\nTake two books.\n');
    await expect.poll(read, { timeout: TIMEOUT }).toMatch(/<h1[^>]*>Books to take<\/h1>/);
    expect(await read()).toContain('Take two books.');
  },
);

test('a page that cannot be shown is reported with its place', { timeout: 180_000 }, async () => {
  const file = join(project.folder, 'docs/guide/charts.mdx');
  await writeFile(file, '---\ntitle: Charts\n---\n\n<Chart\n');
  await expect.poll(() => readPage('guide/charts/'), { timeout: TIMEOUT }).toBe('500');
  await waitForOutput(/docs\/guide\/charts\.mdx:5:\d+/);
  await rm(file);
  await expect.poll(() => readPage('guide/charts/'), { timeout: TIMEOUT }).toBe('404');
});

test('pages can be added, edited and removed one after another', { timeout: 180_000 }, async () => {
  const read = (name: string) => readPage(`guide/${name}/`);
  const write = async (name: string, text: string) => {
    await writeFile(join(project.folder, 'docs/guide', `${name}.md`), `${text}\n`);
    await expect.poll(() => read(name), { timeout: TIMEOUT }).toContain(text);
  };
  await write('returns', 'Bring a book back.');
  await write('returns', 'Bring two books back.');
  expect(await read('fines')).toBe('404');
  await write('fines', 'Pay for a late book.');
  await write('fines', 'Pay for two late books.');
  await write('returns', 'Bring three books back.');
  await rm(join(project.folder, 'docs/guide/fines.md'));
  await expect.poll(() => read('fines'), { timeout: TIMEOUT }).toBe('404');
  expect(await read('returns')).toContain('href="/guide/limits/"');
  expect(await read('returns')).not.toContain('href="/guide/fines/"');
});

test(
  'another configuration is shown, and an invalid one is reported',
  { timeout: 180_000 },
  async () => {
    const page = await open(MAIN);
    const file = join(project.folder, 'wrapdocs.config.mjs');
    await edit(file, '"title"', '"titel"');
    await page.getByRole('alert').getByText('titel').waitFor();
    await edit(file, '"titel": "A site', '"title": "Another site');
    await page.getByRole('link', { name: 'Another site that is being written' }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    // The old site ends on purpose.
    expect(server.output()).toContain('Restarting the site.');
    expect(server.output()).not.toMatch(/Interrupted|has stopped/);
  },
);
