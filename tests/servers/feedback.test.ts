import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { execa } from 'execa';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { BrowserContextOptions, Locator, Page, Route } from 'playwright-core';
import { startServer } from '../tools/server.ts';
import { getGraiSite } from '../tools/sites.ts';
import { findViolations } from '../e2e/axe.ts';
import {
  DESKTOP,
  loadWhole,
  openPage,
  PAGES,
  PHONE,
  useBrowser,
  type Complaints,
} from '../e2e/browser.ts';

useBrowser();

const ENDPOINT = '**/api/feedback';
/** The island's own module; Astro requests it a second time with a parameter. */
const MODULE = /\/FeedbackForm\./u;
const TEXT = 'An example with two sources, “quoted”.';

type Answer = (route: Route) => Promise<void>;
type Post = Record<string, unknown>;

const store: Answer = (route) => route.fulfill({ status: 201, json: { status: 'stored' } });

function refuse(status: number, error: object, headers: Record<string, string> = {}): Answer {
  return (route) => route.fulfill({ status, headers, json: { error } });
}

/**
 * The widget of a page, and what it has posted; `answer` sets how the collector responds from now
 * on.
 */
interface Widget {
  page: Page & Complaints;
  region: Locator;
  posts: Post[];
  answer: (next: Answer) => void;
}

async function openWidget(options: BrowserContextOptions = {}): Promise<Widget> {
  const page = await openPage('about:blank', options);
  const posts: Post[] = [];
  let current = store;
  await page.route(ENDPOINT, async (route) => {
    posts.push(route.request().postDataJSON() as Post);
    await current(route);
  });
  await page.goto(PAGES.packages);
  return { page, region: getRegion(page), posts, answer: (next) => (current = next) };
}

function getRegion(page: Page): Locator {
  return page.getByRole('region', { name: 'Did this doc help you?' });
}

/** Chooses No, waits until that is stored, and fills in the rest. */
async function fillIn({ region }: Widget): Promise<void> {
  await region.getByRole('button', { name: 'No' }).click();
  await region.getByRole('status').getByText('your answer was saved').waitFor();
  await region.getByRole('textbox', { name: 'What did you miss?' }).fill(TEXT);
  await region.getByRole('textbox', { name: 'E-mail' }).fill('reader@example.com');
}

async function isFocused(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element === document.activeElement);
}

describe('answer, details, send', () => {
  test('the answer is sent at once, and Send completes it with the same key', async () => {
    const widget = await openWidget();
    const { page, region, posts } = widget;
    await fillIn(widget);
    expect(posts).toEqual([
      {
        key: expect.stringMatching(/^[\da-f-]{36}$/u) as string,
        page: PAGES.packages,
        answer: 'no',
        website: '',
      },
    ]);
    await region.getByRole('button', { name: 'Send' }).click();
    const thanks = region.getByRole('status').getByText('Thank you!');
    await thanks.waitFor();
    expect(posts.slice(1)).toEqual([{ ...posts[0], details: TEXT, email: 'reader@example.com' }]);
    expect(await isFocused(thanks)).toBe(true);
    expect(await region.getByRole('button').count()).toBe(0);
    await page.reload();
    await thanks.waitFor();
    expect(posts).toHaveLength(2);
    expect(page.errors).toEqual([]);
  });

  test('a changed answer replaces the first, and its own question follows', async () => {
    const { region, posts } = await openWidget();
    await region.getByRole('button', { name: 'Yes' }).click();
    await region.getByRole('textbox', { name: 'What helped you?' }).fill(TEXT);
    await region.getByRole('button', { name: 'No' }).click();
    const details = region.getByRole('textbox', { name: 'What did you miss?' });
    expect(await details.inputValue()).toBe(TEXT);
    await expect.poll(() => posts.map(({ answer }) => answer)).toEqual(['yes', 'no']);
    expect(new Set(posts.map(({ key }) => key)).size).toBe(1);
    const pressed = region.getByRole('button', { pressed: true });
    expect(await pressed.allInnerTexts()).toEqual(['No']);
  });

  test('a double click sends once, and Send keeps the focus meanwhile', async () => {
    const widget = await openWidget();
    await fillIn(widget);
    const { promise, resolve: finish } = Promise.withResolvers<undefined>();
    widget.answer((route) => promise.then(() => store(route)));
    const button = widget.region.getByRole('button', { name: 'Send' });
    await button.dblclick();
    await widget.region.getByRole('status').getByText('Sending…').waitFor();
    expect(await button.getAttribute('aria-disabled')).toBe('true');
    expect(await isFocused(button)).toBe(true);
    await button.press('Enter');
    finish(undefined);
    await widget.region.getByText('Thank you!').waitFor();
    expect(widget.posts).toHaveLength(2);
  });

  test('the keyboard alone is enough', async () => {
    const { page, region, posts } = await openWidget();
    const yes = region.getByRole('button', { name: 'Yes' });
    for (let count = 0; count < 200 && !(await isFocused(yes)); count += 1) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Space');
    await region.getByRole('textbox', { name: 'What helped you?' }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type(TEXT);
    await page.keyboard.press('Tab');
    await page.keyboard.type('reader@example.com');
    await page.keyboard.press('Tab');
    expect(await isFocused(region.getByRole('button', { name: 'Send' }))).toBe(true);
    await page.keyboard.press('Enter');
    await region.getByText('Thank you!').waitFor();
    expect(posts.at(-1)).toMatchObject({ answer: 'yes', details: TEXT, website: '' });
  });

  test('an invalid address is reported at its field, by the rules of the browser and of the collector', async () => {
    const widget = await openWidget();
    const { region, posts, answer } = widget;
    await fillIn(widget);
    const email = region.getByRole('textbox', { name: 'E-mail' });
    const error = region.getByText('Enter a valid e-mail address');
    await email.fill('reader');
    await region.getByRole('button', { name: 'Send' }).click();
    await error.waitFor();
    expect(await email.getAttribute('aria-invalid')).toBe('true');
    expect(await isFocused(email)).toBe(true);
    expect(posts).toHaveLength(1);
    await email.fill('reader@example.com');
    expect(await error.count()).toBe(0);
    answer(refuse(400, { code: 'field', message: '', field: 'email' }));
    await region.getByRole('button', { name: 'Send' }).click();
    await error.waitFor();
    const described = (await email.getAttribute('aria-describedby')) ?? '';
    expect(described.split(' ')).toContain(await error.getAttribute('id'));
  });
});

describe('an error keeps the text and is announced', () => {
  async function expectKept({ region, posts }: Widget, message: RegExp): Promise<void> {
    await region.getByRole('alert').getByText(message).waitFor();
    const details = region.getByRole('textbox', { name: 'What did you miss?' });
    expect(await details.inputValue()).toBe(TEXT);
    const email = region.getByRole('textbox', { name: 'E-mail' });
    expect(await email.inputValue()).toBe('reader@example.com');
    expect(await isFocused(region.getByRole('button', { name: 'Try again' }))).toBe(true);
    expect(new Set(posts.map(({ key }) => key)).size).toBe(1);
  }

  async function tryAgain({ region, posts, answer }: Widget): Promise<void> {
    answer(store);
    await region.getByRole('button', { name: 'Try again' }).click();
    await region.getByText('Thank you!').waitFor();
    expect(posts.at(-1)).toMatchObject({ key: posts[0]?.['key'], details: TEXT });
  }

  test('offline, and back online the reader is informed, and nothing is sent without a click', async () => {
    const widget = await openWidget();
    const { page, region, posts, answer } = widget;
    await fillIn(widget);
    answer((route) => route.abort('internetdisconnected'));
    await page.context().setOffline(true);
    await region.getByRole('button', { name: 'Send' }).click();
    await expectKept(widget, /you are offline/u);
    await page.context().setOffline(false);
    await region.getByRole('status').getByText('You are back online.').waitFor();
    expect(posts).toHaveLength(2);
    await tryAgain(widget);
  });

  test.each<[string, Answer, RegExp]>([
    ['no server', (route) => route.abort('connectionrefused'), /could not be reached/u],
    ['500', refuse(500, { code: 'internal', message: '' }), /has a problem \(status 500\)/u],
    ['403', refuse(403, { code: 'origin', message: '' }), /rejected your feedback \(status 403\)/u],
    ['413', refuse(413, { code: 'size', message: '' }), /too long/u],
    [
      '429',
      refuse(429, { code: 'rate', message: '' }, { 'Retry-After': '42' }),
      /too many.*in 42 seconds/iu,
    ],
    ['a page instead of JSON', (route) => route.fulfill({ body: '<p>Hello' }), /status 200/u],
  ])('%s', async (_name, answer, message) => {
    const widget = await openWidget();
    await fillIn(widget);
    widget.answer(answer);
    await widget.region.getByRole('button', { name: 'Send' }).click();
    await expectKept(widget, message);
    await tryAgain(widget);
  });

  test('a server that does not answer is given up after ten seconds', async () => {
    const page = await openPage('about:blank');
    await page.clock.install();
    const posts: Post[] = [];
    await page.route(ENDPOINT, (route) => {
      posts.push(route.request().postDataJSON() as Post);
    });
    await page.goto(PAGES.packages);
    const region = getRegion(page);
    await region.getByRole('button', { name: 'No' }).click();
    await expect.poll(() => posts.length).toBe(1);
    // The clock also ran by itself until now, for some seconds on a busy machine.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 3_000));
    await page.clock.runFor(1_000);
    expect(await region.getByRole('alert').innerText()).toBe('');
    await page.clock.runFor(7_000);
    await region.getByRole('alert').getByText('did not respond in time').waitFor();
    expect(posts).toHaveLength(1);
  });

  test('a reload keeps text and key, and loads the widget', async () => {
    const widget = await openWidget();
    const { page, region, posts, answer } = widget;
    await fillIn(widget);
    answer(refuse(503, { code: 'unavailable', message: '' }));
    await region.getByRole('button', { name: 'Send' }).click();
    await region.getByRole('alert').getByText('503').waitFor();
    await page.reload();
    await region.getByRole('status').getByText('has not been sent yet').waitFor();
    const details = region.getByRole('textbox', { name: 'What did you miss?' });
    expect(await details.inputValue()).toBe(TEXT);
    expect(posts).toHaveLength(2);
    answer(store);
    await region.getByRole('button', { name: 'Send' }).click();
    await region.getByText('Thank you!').waitFor();
    expect(posts.at(-1)).toEqual(posts[1]);
  });
});

describe('before it is used', () => {
  test('nothing of it is loaded, and the click that loads it counts', async () => {
    const page = await openPage('about:blank');
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.route(ENDPOINT, store);
    await loadWhole(page, PAGES.packages);
    expect(requested.filter((url) => /FeedbackForm|react|client\./iu.test(url))).toEqual([]);
    await getRegion(page).getByRole('button', { name: 'Yes' }).click();
    await getRegion(page).getByRole('button', { name: 'Yes', pressed: true }).waitFor();
  });

  test('a reader whose click cannot load it sees a message, and can click again', async () => {
    const { page, region, posts } = await openWidget();
    await page.route(MODULE, (route) => route.abort());
    await region.getByRole('button', { name: 'No' }).click();
    const alert = page.getByRole('alert').getByText('The form could not be loaded.');
    await alert.waitFor();
    await page.unroute(MODULE);
    await region.getByRole('button', { name: 'No' }).click();
    await region.getByRole('button', { name: 'No', pressed: true }).waitFor();
    await alert.waitFor({ state: 'detached' });
    await expect.poll(() => posts.length).toBe(1);
  });

  test('without JavaScript it is not there', async () => {
    const page = await openPage(PAGES.packages, { javaScriptEnabled: false });
    expect(await getRegion(page).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Yes' }).count()).toBe(0);
  });
});

describe.each(['light', 'dark'] as const)('axe finds nothing wrong (%s)', (colorScheme) => {
  test.each([PHONE, DESKTOP])('in no step, at $width px', async (viewport) => {
    const widget = await openWidget({ colorScheme, viewport });
    const { page, region, answer } = widget;
    await fillIn(widget);
    expect(await findViolations(page, colorScheme), 'answered').toEqual([]);
    const buttons = await region.getByRole('button').all();
    for (const button of buttons) {
      const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
    await region.getByRole('textbox', { name: 'E-mail' }).fill('reader');
    await region.getByRole('button', { name: 'Send' }).click();
    await region.getByText('Enter a valid e-mail address').waitFor();
    expect(await findViolations(page, colorScheme), 'no address').toEqual([]);
    await region.getByRole('textbox', { name: 'E-mail' }).fill('');
    answer(refuse(500, { code: 'internal', message: '' }));
    await region.getByRole('button', { name: 'Send' }).click();
    await region.getByRole('alert').getByText('500').waitFor();
    expect(await findViolations(page, colorScheme), 'trouble').toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(viewport.width);
    answer(store);
    await region.getByRole('button', { name: 'Try again' }).click();
    await region.getByText('Thank you!').waitFor();
    expect(await findViolations(page, colorScheme), 'thanks').toEqual([]);
  });
});

test('what a reader sends arrives in the database of `wrapdocs serve`', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wrapdocs-feedback-'));
  const config = join(folder, 'wrapdocs.config.mjs');
  const settings = {
    site: { title: 'Round trip' },
    packages: [{ name: 'any', source: '.' }],
    feedback: { database: 'feedback.sqlite' },
    out: resolve(getGraiSite().folder),
  };
  await writeFile(config, `export default ${JSON.stringify(settings)};`);
  const server = await startServer(['--config', config]);
  onTestFinished(async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  });
  const page = await openPage(server.url + PAGES.packages);
  const region = getRegion(page);
  await region.getByRole('button', { name: 'No' }).click();
  await region.getByRole('textbox', { name: 'What did you miss?' }).fill(TEXT);
  await region.getByRole('textbox', { name: 'E-mail' }).fill('reader@example.com');
  await region.getByRole('button', { name: 'Send' }).click();
  await region.getByText('Thank you!').waitFor();
  const list = ['feedback', 'list', '--config', config, '--emails', '--format', 'json'];
  const { stdout } = await execa(process.execPath, ['extractor/bin.mjs', ...list]);
  expect(JSON.parse(stdout)).toMatchObject([
    { page: PAGES.packages, answer: 'no', details: TEXT, email: 'reader@example.com' },
  ]);
  expect(JSON.parse(stdout)).toHaveLength(1);
  expect(page.errors).toEqual([]);
});
