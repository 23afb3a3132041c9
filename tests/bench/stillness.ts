import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { CHROMIUM_FLAGS, ensureChromium } from '../tools/chromium.ts';
import { startServer } from '../tools/server.ts';
import { getGraiSite, makeConfigArguments } from '../tools/sites.ts';
import { median } from './measure.ts';
import { recordPage, readRecords } from './page-records.ts';
import { makeTable } from './report.ts';

const MAIN = '/api-docs/grai_source_fivetran/fivetran_api/main/';
const ROUNDS = 5;
/** Every so many operations one is the target of a link, and so is the first one of each group. */
const STEP = 8;
const QUIET = 1500;
const FILTER_WORDS = 'modify connector';
const PALETTE_WORDS = 'list users of group';

interface Device {
  name: string;
  width: number;
  height: number;
  isPhone: boolean;
}
/** The operations of the page, and those that links lead to. */
interface Operations {
  names: string[];
  targets: string[];
}
const DESKTOP = { name: 'desktop', width: 1440, height: 900, isPhone: false };
const PHONE = { name: 'phone', width: 390, height: 844, isPhone: true };

/** How still the page of the 94 operations is, and how fast it answers on a slow phone. */
export async function benchStillness(): Promise<string> {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: CHROMIUM_FLAGS,
  });
  const server = await startServer(makeConfigArguments(getGraiSite()));
  try {
    const url = `${server.url}${MAIN}`;
    const { names, targets } = await listOperations(browser, url);
    const rows: string[][] = [];
    for (const device of [DESKTOP, PHONE]) {
      const shifts = await measureDeepLinks(browser, url, targets, device);
      rows.push([`layout shift of deep links, ${device.name}`, ...describe(shifts, 3)]);
      const scrolled = await repeat(() => measureScrolling(browser, url, device));
      rows.push([`layout shift of scrolling, ${device.name}`, ...describe(scrolled, 3)]);
    }
    const last = `${url}#${names.at(-1) ?? ''}`;
    const jumps = await repeat(() => measureJump(browser, last));
    rows.push(['jump to the last operation, slow phone, ms', ...describe(jumps, 0)]);
    const filter = await repeat(() => measureFilter(browser, url));
    rows.push(['slowest key press of the filter, ms', ...describe(filter, 0)]);
    const palette = await repeat(() => measurePalette(browser, url));
    rows.push(['slowest key press of the palette, ms', ...describe(palette, 0)]);
    return makeTable(['on the 94-operation page', 'median', 'largest'], rows);
  } finally {
    await browser.close();
    await server.stop();
  }
}

function describe(values: number[], digits: number): string[] {
  return [median(values), Math.max(...values)].map((value) => value.toFixed(digits));
}

async function repeat(measure: () => Promise<number>): Promise<number[]> {
  const values: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) values.push(await measure());
  return values;
}

async function withPage<Result>(
  browser: Browser,
  { width, height, isPhone }: Device,
  use: (page: Page, context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width, height },
    isMobile: isPhone,
    hasTouch: isPhone,
  });
  try {
    await context.addInitScript(recordPage);
    return await use(await context.newPage(), context);
  } finally {
    await context.close();
  }
}

/** Slows a page's processor down four times, and its network to 1.6 Mbit/s. */
async function slowDown(page: Page, context: BrowserContext, network: boolean): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (!network) return;
  const throughput = (1.6 * 1024 * 1024) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: throughput,
    uploadThroughput: throughput / 2,
  });
}

async function listOperations(browser: Browser, url: string): Promise<Operations> {
  return withPage(browser, DESKTOP, async (page) => {
    await page.goto(url);
    const read = (selector: string): Promise<string[]> =>
      page.locator(selector).evaluateAll((all) => all.map(({ id }) => id));
    const names = await read('section.op > h2');
    const first = new Set(await read('.grp > section.op:nth-child(2) > h2'));
    const isTarget = (name: string, index: number): boolean =>
      first.has(name) || index % STEP === STEP - 1;
    return { names, targets: names.filter(isTarget) };
  });
}

async function measureDeepLinks(
  browser: Browser,
  url: string,
  names: string[],
  device: Device,
): Promise<number[]> {
  const shifts: number[] = [];
  for (const name of names) {
    shifts.push(
      await withPage(browser, device, async (page) => {
        await page.goto(`${url}#${name}`, { waitUntil: 'networkidle' });
        await page.waitForTimeout(QUIET);
        return (await readRecords(page)).shift;
      }),
    );
  }
  return shifts;
}

async function measureScrolling(browser: Browser, url: string, device: Device): Promise<number> {
  return withPage(browser, device, async (page) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    for (let step = 0; step < 60; step += 1) {
      await page.mouse.wheel(0, 600);
      await page.waitForTimeout(60);
    }
    return (await readRecords(page)).shift;
  });
}

/** From the start of the navigation until the target has come to rest at its place. */
async function measureJump(browser: Browser, url: string): Promise<number> {
  return withPage(browser, PHONE, async (page, context) => {
    await slowDown(page, context, true);
    await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 });
    await page.waitForTimeout(QUIET);
    return (await readRecords(page)).arrived;
  });
}

async function measureFilter(browser: Browser, url: string): Promise<number> {
  return withPage(browser, PHONE, async (page, context) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    await slowDown(page, context, false);
    await page.getByRole('searchbox').first().focus();
    return typeSlowly(page, FILTER_WORDS);
  });
}

async function measurePalette(browser: Browser, url: string): Promise<number> {
  return withPage(browser, PHONE, async (page, context) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    await slowDown(page, context, false);
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').waitFor();
    await page.waitForTimeout(QUIET);
    return typeSlowly(page, PALETTE_WORDS);
  });
}

/** The longest time from a key press to the next frame. */
async function typeSlowly(page: Page, words: string): Promise<number> {
  for (const key of words) {
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await page.waitForTimeout(250);
  }
  await page.waitForTimeout(QUIET);
  return (await readRecords(page)).slowestKey;
}
