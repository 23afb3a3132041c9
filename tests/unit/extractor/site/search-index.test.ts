import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { execa } from 'execa';
import { expect, test, vi } from 'vitest';
import {
  createSearchIndex,
  indexSite,
  type SearchIndex,
} from '../../../../extractor/site/search-index.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

const WAIT = { timeout: 10_000 };
const NAMES = ['a', 'b', 'c'];
const ORDER = ['c', 'a', 'b'].map((name) => `${name}/index.html`);

const makeHtml = (name: string): string =>
  `<!doctype html><html lang="en"><head><title>${name}</title></head><body><main data-pagefind-body><h1>${name}</h1><p>Page ${name} tells about books.</p></main></body></html>`;

function writePage(site: string, name: string, html = makeHtml(name)): void {
  mkdirSync(path.join(site, name), { recursive: true });
  writeFileSync(path.join(site, name, 'index.html'), html);
}

/** The files of an index with their bytes. */
function readIndex(site: string): [string, string][] {
  const folder = path.join(site, 'pagefind');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return names
    .filter((name) => /\.(?:pf_\w+|json)$/.test(name))
    .map((name) => [name, readFileSync(path.join(folder, name), 'base64')]);
}

function countPages(site: string): unknown {
  const entry = readFileSync(path.join(site, 'pagefind/pagefind-entry.json'), 'utf8');
  return (JSON.parse(entry) as { languages: { en: { page_count: number } } }).languages.en
    .page_count;
}

/** The command lines of the programs that this process has started. */
async function listChildren(): Promise<string> {
  const { stdout } = await execa('ps', ['-o', 'args=', '--ppid', String(process.pid)]);
  return stdout;
}

/** Follows pages of a site, completes the index, and closes it even if a test fails before that. */
async function index(
  site: string,
  follow: (index: SearchIndex) => Promise<void> | void,
): Promise<void> {
  const made = createSearchIndex(site);
  try {
    await follow(made);
    await made.complete();
  } finally {
    await made.close();
  }
}

/** Indexes a site whose pages are written one by one, each in two parts, in the given order. */
async function followPages(written: readonly string[]): Promise<string> {
  const site = makeTemporaryFolder();
  await index(site, async ({ follow }) => {
    follow(ORDER);
    for (const name of written) {
      writePage(site, name, makeHtml(name).slice(0, -20));
      await setTimeout(80);
      writePage(site, name);
    }
  });
  return site;
}

test('pages are indexed in the order in which they are announced, however they are written', async () => {
  const one = await followPages(['a', 'b', 'c']);
  expect(countPages(one)).toBe(3);
  expect(readIndex(one)).toEqual(readIndex(await followPages(['b', 'c', 'a'])));
});

test('pages may be announced again, and announced ones may be missing', async () => {
  const site = makeTemporaryFolder();
  for (const name of NAMES) writePage(site, name);
  await index(site, ({ follow }) => {
    follow(['c/index.html', 'none/index.html', 'a/index.html']);
    follow(ORDER);
  });
  expect(countPages(site)).toBe(3);
});

test('the index is written as soon as the announced pages are there', async () => {
  const site = makeTemporaryFolder();
  for (const name of NAMES) writePage(site, name);
  await index(site, async ({ follow, write }) => {
    follow(['a/index.html', 'b/index.html']);
    write();
    await expect.poll(() => existsSync(path.join(site, 'pagefind/pagefind-entry.json'))).toBe(true);
    follow(['c/index.html']);
  });
  const other = await followPages(['a', 'b', 'c']);
  expect(countPages(site)).toBe(3);
  expect(readIndex(site)).toHaveLength(readIndex(other).length);
});

test('a page that is added again replaces the earlier one in its place', async () => {
  const [one, other] = [makeTemporaryFolder(), makeTemporaryFolder()];
  const changed = makeHtml('b').replace('books', 'authors');
  for (const site of [one, other]) for (const name of NAMES) writePage(site, name);
  writePage(other, 'b', changed);
  await index(one, async ({ follow, replace }) => {
    follow(ORDER);
    await setTimeout(300);
    writePage(one, 'b', changed);
    replace(['b/index.html']);
  });
  await index(other, ({ follow }) => follow(ORDER));
  expect(readIndex(one)).toEqual(readIndex(other));
});

test('an index without pages is written, too', async () => {
  const site = makeTemporaryFolder();
  writePage(site, 'a', '<!doctype html><html><body>Not searched.</body></html>');
  await indexSite(site);
  expect(existsSync(path.join(site, 'pagefind/pagefind-entry.json'))).toBe(true);
});

test('the index comes without search boxes other than the one of the site', async () => {
  const site = makeTemporaryFolder();
  writePage(site, 'a');
  await indexSite(site);
  const scripts = readdirSync(path.join(site, 'pagefind')).filter((name) => name.endsWith('.js'));
  expect(scripts.sort()).toEqual(['pagefind-worker.js', 'pagefind.js']);
});

test('a site that is there is indexed by name', async () => {
  const [one, other] = [makeTemporaryFolder(), makeTemporaryFolder()];
  for (const name of NAMES) writePage(one, name);
  for (const name of NAMES.toReversed()) writePage(other, name);
  await indexSite(one);
  await indexSite(other);
  expect(readIndex(one)).toEqual(readIndex(other));
});

/** The process ids of the Pagefind processes that this process has started. */
async function listPagefinds(): Promise<number[]> {
  const { stdout } = await execa('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)]);
  const lines = stdout.split('\n').filter((line) => line.includes('pagefind'));
  return lines.map((line) => Number.parseInt(line));
}

test.each([
  ['while it waits for pages', []],
  ['while it has pages to add', ['a']],
  ['when all pages are added', NAMES],
])('an index fails if Pagefind ends %s', { timeout: 10_000 }, async (_, written) => {
  const site = makeTemporaryFolder();
  for (const name of written) writePage(site, name);
  const failing = index(site, async ({ follow }) => {
    follow(ORDER);
    await vi.waitFor(async () => expect(await listPagefinds()).toHaveLength(1), WAIT);
    for (const pid of await listPagefinds()) process.kill(pid, 'SIGKILL');
    await setTimeout(100);
  });
  await expect(failing).rejects.toMatchObject({
    code: 'SITE_BUILD_FAILED',
    message: 'Pagefind could not index the site: it ended (SIGKILL) before it was done.',
  });
});

test('nothing goes on after an index was closed', async () => {
  const site = makeTemporaryFolder();
  const closed = createSearchIndex(site);
  closed.follow(ORDER);
  // Pagefind is a child of this process, and is waiting for its first page.
  await vi.waitFor(async () => expect(await listChildren()).toContain('pagefind'), WAIT);
  await closed.close();
  for (const name of NAMES) writePage(site, name);
  await vi.waitFor(async () => expect(await listChildren()).not.toContain('pagefind'), WAIT);
  // Long enough to look for the pages a few times, and to start Pagefind again.
  await setTimeout(300);
  expect(await listChildren()).not.toContain('pagefind');
});
