import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { CHROMIUM_FLAGS, ensureChromium } from '../tools/chromium.ts';
import { makeDevProject } from '../tools/dev-project.ts';
import { startDev } from '../tools/dev.ts';
import { median } from './measure.ts';
import { makeTable } from './report.ts';

const ROUNDS = 10;

interface Case {
  label: string;
  source: string;
  /** The file to edit, the docstring's text in it, and the page that shows it. */
  file: string;
  text: string;
  page: string;
}

const CASES: Case[] = [
  {
    label: 'small (5 operations)',
    source: 'tests/e2e/fixtures/bookshop/bookshop_client',
    file: 'main.py',
    text: 'Order books.',
    page: 'api-docs/bookshop_client/main/',
  },
  {
    label: 'grai_source_fivetran (the 94-operation page)',
    source: 'python-stubs/grai_source_fivetran',
    file: 'fivetran_api/main.py',
    text: 'Create a connector in a group.',
    page: 'api-docs/grai_source_fivetran/fivetran_api/main/',
  },
];

/** From saving a docstring to the open page showing it. */
export async function benchDev(): Promise<string> {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: CHROMIUM_FLAGS,
  });
  try {
    const rows: string[][] = [];
    for (const one of CASES) rows.push([one.label, ...(await measureCase(one, browser))]);
    return makeTable(['package', 'median', 'slowest'], rows);
  } finally {
    await browser.close();
  }
}

async function measureCase(one: Case, browser: Browser): Promise<string[]> {
  const project = await makeDevProject(one.source);
  const server = await startDev(project.folder);
  try {
    const file = join(project.folder, one.source.split('/').at(-1) ?? '', one.file);
    const source = await readFile(file, 'utf8');
    if (!source.includes(one.text)) throw new Error(`${file} does not hold "${one.text}"`);
    const page = await browser.newPage();
    await page.goto(server.url + one.page, { timeout: 120_000 });
    await page.waitForLoadState('networkidle');
    const times: number[] = [];
    // The first change finds cold caches, so it is not counted.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const marker = `Edition ${round} of the docstring`;
      const started = performance.now();
      await writeFile(file, source.replace(one.text, marker));
      // Checked in every frame: a locator would poll at longer and longer intervals.
      await page.waitForFunction(
        (text) => document.querySelector('main')?.textContent.includes(text),
        marker,
        { polling: 'raf', timeout: 60_000 },
      );
      if (round > 0) times.push(performance.now() - started);
    }
    await page.close();
    return [median(times), Math.max(...times)].map((time) => `${time.toFixed(0)} ms`);
  } finally {
    await server.stop();
    await project.remove();
  }
}
