import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findFirstMissing, listBetween } from '../../../../astro-site/src/versions/notice.ts';

const VERSIONS = {
  default: '4',
  versions: ['5rc1', '4', '3', '2', '1'].map((version) => ({
    version,
    date: '2026-11-21',
    aliases: [],
    ...(version === '5rc1' ? { prerelease: true as const } : {}),
  })),
};

const PAGES: Record<string, string[]> = {
  '/1/pages.json': ['', 'a/', 'a/old/', 'a/kept/'],
  '/2/pages.json': ['', 'a/', 'a/old/', 'a/kept/'],
  '/3/pages.json': ['', 'a/', 'a/kept/'],
  '/4/pages.json': ['', 'a/', 'a/kept/'],
};

const fetched = vi.fn((address: string) =>
  Promise.resolve(
    address in PAGES
      ? Response.json({ schemaVersion: 1, pages: PAGES[address] })
      : new Response('', { status: 404 }),
  ),
);

beforeEach(() => {
  vi.resetModules();
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

async function say(version: string, page: string) {
  const { makeNotice } = await import('../../../../astro-site/src/versions/notice.ts');
  return makeNotice({ version, page, root: '/' }, VERSIONS);
}

test('an old page leads to the same page of the latest version', async () => {
  expect(await say('1', 'a/kept/')).toEqual({
    text: 'This is version 1. The latest version is 4.',
    link: { href: '/a/kept/', text: 'This page in 4' },
    canonical: '/a/kept/',
  });
});

test('an old page that is gone says since when, and leads to the nearest one', async () => {
  expect(await say('1', 'a/old/')).toEqual({
    text: 'This is version 1. The latest version is 4. This page was removed in 3.',
    link: { href: '/a/', text: 'Closest page in 4' },
  });
});

test('the frozen copy of the latest version says that it is the latest', async () => {
  const { text, link } = await say('4', 'a/kept/');
  expect(text).toBe('This is version 4, the latest version.');
  expect(link.href).toBe('/a/kept/');
});

test('a prerelease says so, and that the latest version lacks its page', async () => {
  expect((await say('5rc1', 'a/kept/')).text).toBe(
    'This is version 5rc1, a prerelease. The latest version is 4.',
  );
  expect((await say('5rc1', 'a/new/')).text).toBe(
    'This is version 5rc1, a prerelease. The latest version is 4. This page does not exist in 4.',
  );
});

test('a version that was deleted from the list is an old one', async () => {
  expect((await say('0', 'a/old/')).text).toBe(
    'This is version 0. The latest version is 4. This page does not exist in 4.',
  );
});

test('the versions between two come the oldest first', () => {
  expect(listBetween('1', '4', VERSIONS)).toEqual(['2', '3', '4']);
  expect(listBetween('4', '4', VERSIONS)).toEqual([]);
  expect(listBetween('5rc1', '4', VERSIONS)).toEqual([]);
  expect(listBetween('0', '4', VERSIONS)).toEqual([]);
});

test('of many versions, few are asked when a page went', async () => {
  const later = Array.from({ length: 64 }, (_, index) => String(index));
  for (const gone of [0, 1, 31, 32, 63]) {
    const asked: string[] = [];
    const found = await findFirstMissing(later, (version) => {
      asked.push(version);
      return Promise.resolve(Number(version) < gone);
    });
    expect(found).toBe(String(gone));
    expect(asked.length).toBeLessThanOrEqual(6);
  }
  expect(await findFirstMissing([], () => Promise.resolve(true))).toBeUndefined();
});
