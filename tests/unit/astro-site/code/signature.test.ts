import { expect, test } from 'vitest';
import type { SignatureParameter } from '../../../../extractor/contract/function.ts';
import { fitsOnALine, withoutSelf } from '../../../../astro-site/src/code/signature.ts';

const make = (
  name: string,
  kind: SignatureParameter['kind'] = 'positionalOrKeyword',
): SignatureParameter => ({ name, kind });

test('the instance of a method is left out', () => {
  const bound = { parameters: [make('self'), make('a')] };
  expect(withoutSelf(bound).parameters).toEqual([make('a')]);
  const free = { parameters: [make('args', 'varPositional')] };
  expect(withoutSelf(free)).toBe(free);
  expect(withoutSelf({ parameters: [] }).parameters).toEqual([]);
});

test('a short signature is on one line', () => {
  expect(fitsOnALine('run', { parameters: [make('a')] })).toBe(true);
  expect(fitsOnALine('run', { parameters: [make('a'.repeat(80))] })).toBe(false);
});
