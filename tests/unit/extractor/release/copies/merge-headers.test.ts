import { expect, test } from 'vitest';
import { mergeHeaders } from '../../../../../extractor/release/copies/merge-headers.ts';

const POLICY = 'Content-Security-Policy';

test('the policy allows the inline code of every version; the rest is that of the default one', () => {
  const merged = mergeHeaders([
    { [POLICY]: "default-src 'none'; script-src 'self' 'sha256-a'", 'X-Frame-Options': 'DENY' },
    { [POLICY]: "default-src 'none'; script-src 'self' 'sha256-b'; img-src 'none'" },
    { [POLICY]: "img-src 'self' data:", 'X-Old': '1' },
    {},
  ]);
  expect(merged).toEqual({
    [POLICY]: "default-src 'none'; script-src 'self' 'sha256-a' 'sha256-b'; img-src 'self' data:",
    'X-Frame-Options': 'DENY',
  });
});

test('what all forbid stays forbidden, and without policies there is none', () => {
  const same = { [POLICY]: "frame-src 'none'" };
  expect(mergeHeaders([same, same])).toEqual(same);
  expect(mergeHeaders([{ 'X-Frame-Options': 'DENY' }])).toEqual({ 'X-Frame-Options': 'DENY' });
});
