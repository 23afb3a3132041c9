import { readFile } from 'node:fs/promises';
import { describe, expect, inject, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { BOOKSHOP, getGraiSite } from '../tools/sites.ts';
import { openPage, PAGES, PHONE, useBrowser, type Complaints } from '../e2e/browser.ts';

useBrowser();

const NARRATIVE = '/server/rest-api/';
const SOURCE = '/api-docs/grai_source_fivetran/source-code/fivetran_api/';

type WatchedPage = Page & Complaints & { violations: string[] };

/** Opens a page and keeps every violation of the policy, from its first byte on. */
async function openWatched(path: string, options: Parameters<typeof openPage>[1] = {}) {
  const page = await openPage('about:blank', options);
  const violations: string[] = [];
  await page.exposeFunction('keepViolation', (what: string) => violations.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { keepViolation } = window as unknown as { keepViolation: (what: string) => void };
      const { effectiveDirective, blockedURI } = event;
      const what = URL.canParse(blockedURI) ? new URL(blockedURI).origin : blockedURI;
      keepViolation(`${effectiveDirective} ${what}`);
    });
  });
  await page.goto(path);
  return Object.assign(page, { violations });
}

function expectPeace({ errors, violations }: WatchedPage): void {
  expect(violations).toEqual([]);
  expect(errors).toEqual([]);
}

async function search(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search' });
  await palette.getByRole('combobox').fill('historical data');
  const pages = palette.getByRole('group', { name: /pages/i });
  await pages.getByRole('option').first().waitFor();
  await page.keyboard.press('Escape');
  await palette.waitFor({ state: 'detached' });
}

/** Waits until something is in view, as a reader sees it. */
async function expectInView(part: Locator): Promise<void> {
  const isInView = (): Promise<boolean> =>
    part.evaluate((element) => element.getBoundingClientRect().top < innerHeight);
  await expect.poll(isInView).toBe(true);
}

async function switchScheme(page: Page): Promise<void> {
  const select = page.getByRole('combobox', { name: 'Select theme' });
  await select.selectOption('dark');
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  await select.selectOption('light');
  expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
}

describe('the policy lets the site work', () => {
  test.each(Object.entries({ ...PAGES, narrative: NARRATIVE, source: SOURCE }))(
    '%s: search used, colour scheme switched',
    async (name, path) => {
      const page = await openWatched(path);
      await search(page);
      await switchScheme(page);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expectInView(page.getByText('Copyright ©'));
      // The browser itself reports the status of the page that is missing.
      if (name === 'missing') page.errors.splice(0, 1);
      expectPeace(page);
    },
  );

  test('a tab chosen here is chosen on the next page, and code is copied', async () => {
    const page = await openWatched(NARRATIVE, { permissions: ['clipboard-write'] });
    const tab = page.getByRole('tab').nth(1);
    await tab.click();
    await page.reload();
    expect(await tab.getAttribute('aria-selected')).toBe('true');
    await page.getByRole('button', { name: /copy/i }).filter({ visible: true }).first().click();
    await page.getByText('Copied').first().waitFor();
    expectPeace(page);
  });

  test('operations are filtered, and their code is copied', async () => {
    const page = await openWatched(PAGES.operations, { permissions: ['clipboard-write'] });
    await page.getByRole('search').getByRole('button', { name: 'DELETE' }).click();
    await page.getByText('15 of 94 operations').waitFor();
    await page.getByRole('button', { name: /^Copy/ }).filter({ visible: true }).first().click();
    await page.locator('[data-copied]').waitFor();
    expectPeace(page);
  });

  test('feedback is given', async () => {
    const page = await openWatched(NARRATIVE);
    await page.route('**/api/feedback', (route) => route.fulfill({ status: 201, json: {} }));
    await page.getByRole('button', { name: 'No', exact: true }).click();
    await page.getByLabel('What did you miss? (optional)').fill('A picture');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Thank you! Your feedback was saved').waitFor();
    expectPeace(page);
  });

  test('the menu of a phone is opened', async () => {
    const page = await openWatched(NARRATIVE, { viewport: PHONE });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'API' }).first().waitFor();
    expectPeace(page);
  });

  test('another project has the same policy', async () => {
    const page = await openWatched('/', { site: 'bookshop' });
    await switchScheme(page);
    expectPeace(page);
  });
});

describe('the policy is effective', () => {
  /** Opens a page with HTML inserted into the response, as a vulnerability in the site would. */
  async function openInjected(html: string): Promise<WatchedPage> {
    const page = await openWatched('about:blank');
    await page.route('**/quick-start/', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('</main>', `${html}</main>`);
      await route.fulfill({ response, body });
    });
    await page.goto('/quick-start/');
    return page;
  }

  test.each([
    ['<script>document.title = "pwned"</script>', 'script-src-elem inline'],
    ['<img src="/no.png" onerror="document.title = \'pwned\'">', 'script-src-attr inline'],
    ['<script src="https://example.com/x.js"></script>', 'script-src-elem https://example.com'],
    ['<style>body { display: none }</style>', 'style-src-elem inline'],
    ['<iframe src="https://example.com/"></iframe>', 'frame-src https://example.com'],
    ['<object data="https://example.com/x"></object>', 'object-src https://example.com'],
    ['<img src="https://example.com/x.png">', 'img-src https://example.com'],
    ['<base href="https://example.com/">', 'base-uri https://example.com'],
  ])('%s is refused', async (html, violation) => {
    const page = await openInjected(html);
    await expect.poll(() => page.violations).toContain(violation);
    expect(await page.title()).not.toContain('pwned');
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  });

  test('links, forms, code from text and cross-origin requests are refused', async () => {
    const page = await openInjected(
      '<a id="x" href="javascript:document.title = \'pwned\'">x</a><form id="f" action="https://example.com/"></form>',
    );
    await page.locator('#x').click();
    await page.evaluate(() => {
      document.querySelector<HTMLFormElement>('#f')?.submit();
      // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the policy must refuse it
      setTimeout('document.title = "pwned"', 0);
      fetch('https://example.com/').catch(() => undefined);
    });
    await expect
      .poll(() => [...page.violations].sort())
      .toEqual([
        'connect-src https://example.com',
        'form-action https://example.com',
        'script-src eval',
        'script-src-elem inline',
      ]);
    expect(await page.title()).not.toContain('pwned');
  });
});

test.each([
  ['site', getGraiSite().folder],
  ['bookshop', BOOKSHOP.folder],
] as const)(
  'hosts are configured to send what `wrapdocs serve` sends: %s',
  async (site, folder) => {
    const { headers } = await fetch(inject(site));
    const [path, ...lines] = (await readFile(`${folder}/_headers`, 'utf8')).trim().split('\n');
    expect(path).toBe('/*');
    expect(lines.length).toBeGreaterThan(4);
    for (const line of lines) {
      const [name = '', value] = line.trim().split(/: (.*)/);
      expect(headers.get(name), name).toBe(value);
    }
  },
);
