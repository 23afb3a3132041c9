import { expect, test } from 'vitest';
import { ConfigSchema } from '../../../../../extractor/config/schema.ts';
import { getAllowedHashes } from '../../../../../extractor/site/security/allowed-code.ts';
import allowedCode from '../../../../../extractor/site/security/allowed-code.json' with { type: 'json' };
import { hashCode } from '../../../../../extractor/site/security/hash-code.ts';
import { readAllowedCode } from '../../../../../extractor/site/security/inline-code-sources.ts';

const { site: SiteSchema } = ConfigSchema.shape;

test('the list is what the installed packages and our own components put into pages', async () => {
  expect(
    await readAllowedCode(),
    'Read what has changed, then write the list anew: node extractor/site/security/write-allowed-code.ts',
  ).toEqual(allowedCode);
});

test('hashes are those of the specification', () => {
  // An example of the Content-Security-Policy specification.
  const hash = 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=';
  expect(hashCode("alert('Hello, world.');")).toBe(hash);
});

test('a project adds its own hashes and the style of its accent', () => {
  const own = hashCode('mine()');
  const plain = getAllowedHashes(SiteSchema.parse({ title: 'Shop' }));
  const more = getAllowedHashes(SiteSchema.parse({ title: 'Shop', accent: '210', scripts: [own] }));
  const accent = hashCode(':root{--accent-hue:210}');
  expect([...more].filter((hash) => !plain.has(hash))).toEqual([accent, own]);
});
