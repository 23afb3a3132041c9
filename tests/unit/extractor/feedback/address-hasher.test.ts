import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createAddressHasher } from '../../../../extractor/feedback/address-hasher.ts';

const NOON = Date.UTC(2026, 0, 31, 12);
const MIDNIGHT = Date.UTC(2026, 1, 1);

test('an address has one hash a day, and no other address has it', async () => {
  const hash = createAddressHasher();
  const [first, again, other] = await Promise.all([
    hash('192.0.2.1', NOON),
    hash('192.0.2.1', MIDNIGHT - 1),
    hash('192.0.2.2', NOON),
  ]);
  expect(first).toMatch(/^[\da-f]{64}$/);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test('the next day has another salt, and the first one never comes back', async () => {
  const hash = createAddressHasher();
  const before = await hash('192.0.2.1', MIDNIGHT - 1);
  const after = await hash('192.0.2.1', MIDNIGHT);
  expect(new Set([before, after, await hash('192.0.2.1', MIDNIGHT - 1)]).size).toBe(3);
});

test('each collector has its own salt, so nobody can compute the hashes of all addresses', async () => {
  const plain = createHash('sha256').update('192.0.2.1').digest('hex');
  const unsalted = createHash('sha256').update(Buffer.alloc(32)).update('192.0.2.1').digest('hex');
  const [one, two] = await Promise.all(
    [createAddressHasher(), createAddressHasher()].map((hash) => hash('192.0.2.1', NOON)),
  );
  expect(new Set([plain, unsalted, one, two]).size).toBe(4);
});
