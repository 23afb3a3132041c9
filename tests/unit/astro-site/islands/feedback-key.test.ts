import { expect, test } from 'vitest';
import { makeKey } from '../../../../astro-site/src/islands/feedback/entry.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u;

test('a key is a random UUID, with and without TLS', () => {
  const plain = {
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes),
  };
  const keys = [makeKey(), makeKey(), makeKey(plain), makeKey(plain)];
  for (const key of keys) expect(key).toMatch(UUID);
  expect(new Set(keys).size).toBe(keys.length);
});

test('the version bits of a random UUID are right for any bytes', () => {
  expect(makeKey({ getRandomValues: (bytes) => bytes.fill(0xff) })).toBe(
    'ffffffff-ffff-4fff-bfff-ffffffffffff',
  );
  expect(makeKey({ getRandomValues: (bytes) => bytes.fill(0) })).toBe(
    '00000000-0000-4000-8000-000000000000',
  );
});
