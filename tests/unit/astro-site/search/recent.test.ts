import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addRecent, readRecent } from '../../../../astro-site/src/search/recent.ts';

const KEY = 'wrapdocs:recent';
let store: Map<string, string>;

beforeEach(() => {
  store = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function makeEntry(href: string) {
  return { title: 'A', detail: 'B', href };
}

test('the last opened comes first, each once, five at most', () => {
  for (const href of ['/1', '/2', '/3', '/4', '/5', '/6', '/3']) {
    addRecent(readRecent('/'), makeEntry(href), '/');
  }
  expect(readRecent('/').map(({ href }) => href)).toEqual(['/3', '/6', '/5', '/4', '/2']);
});

test.each(['no JSON', '{}', 'null', '[1, null, {"href": "/a"}, {"title": 1}]'])(
  'a store with %s is empty',
  (text) => {
    store.set(KEY, text);
    expect(readRecent('/')).toEqual([]);
  },
);

test('addresses that are not of this site are left out', () => {
  const hrefs = [
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\\evil.example',
    'https://evil.example',
  ];
  const text = JSON.stringify([...hrefs, '/docs/a', '/other'].map(makeEntry));
  store.set(KEY, text);
  expect(readRecent('/').map(({ href }) => href)).toEqual(['/docs/a', '/other']);
  store.set(`${KEY}:/docs`, text);
  expect(readRecent('/docs').map(({ href }) => href)).toEqual(['/docs/a']);
});

test('what was opened in one version is not recent in another', () => {
  addRecent([], makeEntry('/docs/a/'), '/docs/');
  addRecent([], makeEntry('/docs/1.0/b/'), '/docs/1.0/');
  expect(readRecent('/docs/').map(({ href }) => href)).toEqual(['/docs/a/']);
  expect(readRecent('/docs/1.0/').map(({ href }) => href)).toEqual(['/docs/1.0/b/']);
});

test('without a store nothing is kept and nothing breaks', () => {
  vi.stubGlobal('localStorage', undefined);
  addRecent([], makeEntry('/a'), '/');
  expect(readRecent('/')).toEqual([]);
});
