import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse, { desktopConfig } from 'lighthouse';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, ensureChromium } from '../tools/chromium.ts';
import { startServer } from '../tools/server.ts';
import { getGraiSite, makeConfigArguments } from '../tools/sites.ts';
import { median } from './measure.ts';
import { makeTable } from './report.ts';

const PAGES = [
  ['the 94-operation page', '/api-docs/grai_source_fivetran/fivetran_api/main/'],
  ['home', '/'],
  ['a narrative page', '/integrations/databases/mysql/'],
] as const;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const DEVICES = [
  ['phone', undefined],
  ['desktop', desktopConfig],
] as const;
const ROUNDS = 5;
const PORT = 9333;

/** Lighthouse's scores, 0 to 100. */
export async function benchLighthouse(): Promise<string> {
  const profile = await mkdtemp(join(tmpdir(), 'wrapdocs-lighthouse-'));
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: await ensureChromium(),
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${String(PORT)}`],
  });
  const server = await startServer(makeConfigArguments(getGraiSite()));
  try {
    const rows: string[][] = [];
    for (const [name, path] of PAGES) {
      for (const [device, config] of DEVICES) {
        const scores = await getScores(`${server.url}${path}`, config);
        rows.push([`${name}, ${device}`, ...scores.map((score) => score.toFixed(0))]);
      }
    }
    return makeTable(['page', ...CATEGORIES], rows);
  } finally {
    await browser.close();
    await server.stop();
    await rm(profile, { recursive: true, force: true });
  }
}

type Config = Parameters<typeof lighthouse>[2];

/** The median of each score, in the order of `CATEGORIES`. */
async function getScores(url: string, config: Config): Promise<number[]> {
  const rounds: number[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await runLighthouse(url, config));
  return CATEGORIES.map((_, index) => median(rounds.map((scores) => scores[index] ?? 0)));
}

async function runLighthouse(url: string, config: Config): Promise<number[]> {
  const result = await lighthouse(url, { port: PORT, onlyCategories: [...CATEGORIES] }, config);
  const categories = result?.lhr.categories ?? {};
  return CATEGORIES.map((name) => (categories[name]?.score ?? 0) * 100);
}
