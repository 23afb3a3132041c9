import { expect, test } from 'vitest';
import { ConfigSchema } from '../../../../../extractor/config/schema.ts';
import { hashCode } from '../../../../../extractor/site/security/inline-code.ts';
import {
  getAllowedHashes,
  readAllowedCode,
} from '../../../../../extractor/site/security/inline-code-sources.ts';

const { site: SiteSchema } = ConfigSchema.shape;

test('the installed packages and our own components define what pages may contain', async () => {
  const code = await readAllowedCode();
  const texts = code.map(({ text }) => text);
  for (const part of [
    'StarlightThemeProvider',
    'starlight-tabs-restore',
    'openNavigation',
    'openContents',
  ])
    expect(
      texts.filter((text) => text.includes(part)),
      part,
    ).not.toEqual([]);
  expect(code.filter(({ kind }) => kind === 'style')).toHaveLength(1);
  expect(texts.every((text) => text.trim() !== '')).toBe(true);
});

test('hashes are those of the specification', () => {
  // An example of the Content-Security-Policy specification.
  const hash = 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=';
  expect(hashCode("alert('Hello, world.');")).toBe(hash);
});

test('a project adds its own hashes and the style of its accent', async () => {
  const own = hashCode('mine()');
  const plain = await getAllowedHashes(SiteSchema.parse({ title: 'Shop' }));
  const site = SiteSchema.parse({ title: 'Shop', accent: '210', scripts: [own] });
  const more = await getAllowedHashes(site);
  const accent = hashCode(':root{--accent-hue:210}');
  expect([...more].filter((hash) => !plain.has(hash))).toEqual([accent, own]);
});
