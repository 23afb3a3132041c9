import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from 'playwright-core';
import { listPages, measureSite } from '../../extractor/site/measure-site.ts';
import { startServer } from '../tools/server.ts';
import { CHROMIUM_FLAGS, ensureChromium } from '../tools/chromium.ts';
import { findTestPython } from '../tools/python.ts';
import { createAside } from './aside.ts';
import { measure, median, quantile, type Measure } from './measure.ts';
import { changeDocstring } from './peers.ts';
import { formatKb, makeTable } from './report.ts';

const DIST = 'dist';
const WRAPPER = 'python-stubs/grai_source_fivetran/fivetran_api/main.py';
const MAIN = '/api-docs/grai_source_fivetran/fivetran_api/main/';
const QUERIES = [
  'modify_connector',
  'PATCH connectors',
  '/v1/groups/{groupId}/users',
  'columnName',
  'webhook secret',
];

/** `wrapdocs build`: from scratch, with nothing changed, and after a change of one docstring. */
export async function benchBuild(): Promise<string> {
  const python = await findTestPython();
  const build = [process.execPath, 'extractor/bin.mjs', 'build', '--quiet'];
  const aside = createAside('.wrapdocs');
  const prepare = () => aside.move(DIST);
  const cold = await measure(python, [...build, '--force'], { rounds: 3, prepare });
  const again = await measure(python, build, { rounds: 3 });
  const changed = await measureChanged(python, build);
  await aside.empty();
  const { pages, bytes } = measureSite(DIST);
  const size = `${(bytes / 1e6).toFixed(1)} MB`;
  return makeTable(
    ['build', 'seconds', 'peak of the largest process', 'pages', 'output'],
    [
      ['cold', ...describe(cold), String(pages), size],
      ['nothing changed', ...describe(again), '0', size],
      ['a docstring changed', ...describe(changed), String(pages), size],
    ],
  );
}

function describe({ seconds, peakMb }: Measure): string[] {
  return [seconds.toFixed(2), `${peakMb.toFixed(0)} MiB`];
}

/** Builds after a change of a docstring of the wrapper, whose file gets its text back. */
async function measureChanged(python: string, build: string[]): Promise<Measure> {
  const text = await readFile(WRAPPER, 'utf8');
  try {
    return await measure(python, build, { rounds: 3, prepare: () => changeDocstring(WRAPPER) });
  } finally {
    await writeFile(WRAPPER, text);
  }
}

/** Bytes of the pages' HTML, gzipped and as they are. */
export async function benchPages(): Promise<string> {
  const pages = listPages(DIST);
  const raw = await Promise.all(
    pages.filter(isReference).map(async (page) => (await readFile(page)).length),
  );
  const api = await Promise.all(pages.filter(isReference).map(measurePage));
  const narrative = await Promise.all(pages.filter((page) => !isReference(page)).map(measurePage));
  return makeTable(
    ['HTML', 'size, gzip'],
    [
      ['API pages, median, without gzip', formatKb(median(raw))],
      ['API pages, median', formatKb(median(api))],
      ['API pages, 95th percentile', formatKb(quantile(api, 0.95))],
      ['the 94-operation page', formatKb(await measurePage(join(DIST, MAIN, 'index.html')))],
      ['narrative pages, median', formatKb(median(narrative))],
      ['narrative pages, largest', formatKb(Math.max(...narrative))],
    ],
  );
}

function isReference(file: string): boolean {
  return file.startsWith(join(DIST, 'api-docs'));
}

async function measurePage(file: string): Promise<number> {
  return gzipSync(await readFile(file)).length;
}

/** What the browser loads before the reader does anything, and how fast the palette responds. */
export async function benchBrowser(): Promise<string> {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: CHROMIUM_FLAGS,
  });
  const server = await startServer();
  try {
    const page = await browser.newPage();
    const before = await measureTransfer(page, `${server.url}${MAIN}`);
    const { cold, warm } = await measurePalette(page, server.url);
    return makeTable(
      ['in Chromium, on the 94-operation page', 'figure'],
      [
        ['JavaScript and CSS before the reader acts (gzip)', formatKb(before)],
        ['first results after the first key, cold', `${cold.toFixed(0)} ms`],
        ['results of a query, warm, median', `${median(warm).toFixed(0)} ms`],
        ['results of a query, warm, slowest', `${Math.max(...warm).toFixed(0)} ms`],
      ],
    );
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function measureTransfer(page: Page, url: string): Promise<number> {
  let bytes = 0;
  const pending: Promise<void>[] = [];
  page.on('response', (response) => {
    if (!/\.(js|css)$/.test(new URL(response.url()).pathname)) return;
    pending.push(
      response.body().then((body) => {
        bytes += gzipSync(body).length;
      }),
    );
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await Promise.all(pending);
  return bytes;
}

async function measurePalette(page: Page, url: string): Promise<{ cold: number; warm: number[] }> {
  await page.goto(url);
  await page.keyboard.press('Control+k');
  const input = page.getByRole('dialog').getByRole('combobox');
  await input.waitFor();
  const cold = await timeQuery(page, 'sync_connector');
  const warm: number[] = [];
  for (const query of QUERIES) warm.push(await timeQuery(page, query));
  return { cold, warm };
}

/** From the input event to the first frame whose options answer it, measured inside the page. */
async function timeQuery(page: Page, query: string): Promise<number> {
  const input = page.getByRole('dialog').getByRole('combobox');
  await input.fill('');
  await page.waitForTimeout(200);
  await page.evaluate(() => {
    const dialog = document.querySelector('[role=dialog], dialog[open]');
    if (dialog === null) throw new Error('the palette is not open');
    const state = window as unknown as { started: number; answered?: number };
    delete state.answered;
    dialog.addEventListener('input', () => (state.started = performance.now()), {
      once: true,
      capture: true,
    });
    const observer = new MutationObserver(() => {
      if (dialog.querySelector('[role=option] mark') === null) return;
      observer.disconnect();
      state.answered = performance.now();
    });
    observer.observe(dialog, { childList: true, subtree: true, characterData: true });
  });
  await input.fill(query);
  await page.waitForFunction(() => 'answered' in window);
  return page.evaluate(() => {
    const { started, answered } = window as unknown as { started: number; answered: number };
    return answered - started;
  });
}
