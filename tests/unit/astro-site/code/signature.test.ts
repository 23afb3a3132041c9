import { expect, test } from 'vitest';
import type { SignatureParameter } from '../../../../extractor/contract/function.ts';
import { fitsOnALine, getGivenParameters } from '../../../../astro-site/src/code/signature.ts';

const make = (
  name: string,
  kind: SignatureParameter['kind'] = 'positionalOrKeyword',
): SignatureParameter => ({ name, kind });

test('a caller does not give the instance, but the first parameter without a type', () => {
  expect(getGivenParameters({ parameters: [make('self'), make('a')] })).toEqual([make('a')]);
  expect(getGivenParameters({ parameters: [make('a'), make('b')] })).toHaveLength(2);
  expect(getGivenParameters({ parameters: [] })).toEqual([]);
});

test('a short signature is on one line', () => {
  expect(fitsOnALine('run', { parameters: [make('a')] })).toBe(true);
  expect(fitsOnALine('run', { parameters: [make('a'.repeat(80))] })).toBe(false);
});
