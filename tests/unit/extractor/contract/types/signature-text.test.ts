import { expect, test } from 'vitest';
import type { SignatureParameter } from '../../../../../extractor/contract/function.ts';
import {
  formatSignature,
  markKinds,
} from '../../../../../extractor/contract/types/signature-text.ts';

const make = (
  name: string,
  kind: SignatureParameter['kind'] = 'positionalOrKeyword',
): SignatureParameter => ({ name, kind });

test('there are markers between the kinds of parameters', () => {
  const lines = markKinds([make('a', 'positionalOnly'), make('b'), make('c', 'keywordOnly')]);
  expect(lines.map((line) => (typeof line === 'string' ? line : line.name))).toEqual([
    ...['a', '/', 'b', '*', 'c'],
  ]);
  expect(markKinds([make('rest', 'varPositional'), make('c', 'keywordOnly')])).not.toContain('*');
  expect(markKinds([make('a', 'positionalOnly')]).at(-1)).toBe('/');
});

test('a signature that does not fit on a line has a line per parameter', () => {
  const parameters = [
    make('self'),
    { ...make('size', 'keywordOnly'), type: { kind: 'name' as const, name: 'int' }, default: '1' },
  ];
  const signature = { parameters, returns: { kind: 'name' as const, name: 'str' } };
  const line = 'def read(self, *, size: int = 1) -> str';
  expect(formatSignature('read', signature)).toBe(line);
  expect(formatSignature('read', signature, line.length)).toBe(line);
  expect(formatSignature('read', signature, line.length - 1)).toBe(
    'def read(\n    self,\n    *,\n    size: int = 1,\n) -> str',
  );
  expect(formatSignature('read', { parameters: [], async: true }, 1)).toBe('async def read()');
});
