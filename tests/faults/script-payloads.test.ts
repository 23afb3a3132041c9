import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { execa } from 'execa';
import { chromium, type Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { CHROMIUM_FLAGS, ensureChromium } from '../tools/chromium.ts';
import { startServer } from '../tools/server.ts';
import { PAYLOADS, PLACES } from './script-payloads.ts';
import { makeTemporaryFolder } from './site.ts';

const IMPORTS =
  'from typing import Literal\nfrom fastapi import FastAPI, Query\nfrom warnings import deprecated\n\napp = FastAPI()\n';

function writeProject(folder: string): void {
  const settings = {
    site: { title: 'Payloads' },
    content: 'docs',
    packages: [
      { name: 'odd', source: 'odd', sourceUrl: 'https://h.test/{path}', pageBudget: 9_000_000 },
    ],
  };
  mkdirSync(path.join(folder, 'odd'));
  mkdirSync(path.join(folder, 'docs'));
  writeFileSync(
    path.join(folder, 'wrapdocs.config.mjs'),
    `export default ${JSON.stringify(settings)};\n`,
  );
  writeFileSync(path.join(folder, 'docs/index.md'), '---\ntitle: Payloads\n---\n\nText.\n');
  writeFileSync(path.join(folder, 'odd/__init__.py'), '');
  for (const [place, write] of Object.entries(PLACES)) {
    const file = path.join(folder, `odd/${place}.py`);
    writeFileSync(file, `${IMPORTS}\n${PAYLOADS.map(write).join('\n')}`);
  }
}

/** What a page contains that could run a script of ours, when it is loaded or used. */
async function findDanger(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes]
        .filter(
          ({ name, value }) =>
            /^on/i.test(name) || /^\s*(?:javascript|data|vbscript):/i.test(value),
        )
        .map(({ name, value }) => `${element.localName} ${name}=${value}`),
    ),
  );
}

test('300 payloads in 12 places run no script, without the policy', async () => {
  expect(new Set(PAYLOADS).size).toBe(300);
  expect(Object.keys(PLACES)).toHaveLength(12);
  const folder = makeTemporaryFolder();
  writeProject(folder);
  const config = ['--config', path.join(folder, 'wrapdocs.config.mjs')];
  await execa(process.execPath, ['extractor/bin.mjs', 'build', ...config]);
  const server = await startServer(config);
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: CHROMIUM_FLAGS,
  });
  try {
    const context = await browser.newContext({ bypassCSP: true });
    const page = await context.newPage();
    const ran: string[] = [];
    await page.exposeFunction('ran', () => ran.push(page.url()));
    for (const place of Object.keys(PLACES)) {
      await page.goto(`${server.url}/api-docs/odd/${place}/`);
      // Some are in attributes of plain tags, such as `<b onclick>`, which are not shown.
      expect(await page.getByText('ran()').count(), place).toBeGreaterThanOrEqual(240);
      expect(await findDanger(page), place).toEqual([]);
    }
    // Names, values and texts of all places are also in what the search finds.
    for (const query of ['script ran', 'onerror ran', 'javascript', 'a7']) {
      await page.keyboard.press('Control+k');
      const palette = page.getByRole('dialog', { name: 'Search' });
      await palette.getByRole('combobox').fill(query);
      await palette.getByText('ran()').first().waitFor();
      expect(await findDanger(page), query).toEqual([]);
      await page.keyboard.press('Escape');
    }
    expect(ran).toEqual([]);
  } finally {
    await Promise.all([browser.close(), server.stop()]);
  }
});
