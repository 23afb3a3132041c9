import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  readDraft,
  writeDraft,
  type Draft,
} from '../../../../astro-site/src/islands/feedback/draft.ts';

const DRAFT: Draft = {
  key: 'k1',
  answer: 'no',
  details: 'An “example”',
  email: '',
  voted: undefined,
  isSent: false,
};

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('each page has its own draft', () => {
  writeDraft('/a/', DRAFT);
  expect(readDraft('/a/')).toEqual(DRAFT);
  expect(readDraft('/b/')).toBeUndefined();
  writeDraft('/a/', { ...DRAFT, voted: 'no', isSent: true });
  expect(readDraft('/a/')).toMatchObject({ voted: 'no', isSent: true });
});

test.each([
  'not JSON',
  'null',
  '[]',
  '"text"',
  JSON.stringify({ ...DRAFT, key: 1 }),
  JSON.stringify({ ...DRAFT, answer: 'maybe' }),
  JSON.stringify({ ...DRAFT, details: undefined }),
  JSON.stringify({ ...DRAFT, voted: 'maybe' }),
  JSON.stringify({ ...DRAFT, isSent: 'true' }),
])('anything but a draft is ignored: %s', (text) => {
  writeDraft('/a/', DRAFT);
  for (const name of stored.keys()) stored.set(name, text);
  expect(readDraft('/a/')).toBeUndefined();
});

test('a browser without storage only loses the draft', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => {
    writeDraft('/a/', DRAFT);
  }).not.toThrow();
  expect(readDraft('/a/')).toBeUndefined();
});
