import path from 'node:path';
import { expect, test } from 'vitest';
import { findErrorPlace } from '../../../../extractor/config/error-place.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

test.each([
  ['wrapdocs.config.mjs', 'export default {\n  site: ];\n};\n', ':2'],
  ['wrapdocs.config.mjs', 'export default {};\n', ''],
])('finds the line of a syntax error in %s', (name, text, line) => {
  const file = path.join(makeTemporaryFolder({ [name]: text }), name);
  expect(findErrorPlace(file, new SyntaxError('Unexpected token'))).toBe(`${file}${line}`);
});

test('the line of another error is the one that has thrown it', () => {
  const error = new Error('no network');
  error.stack = `Error: no network\n    at read (file:///lib/a.mjs:3:4)\n    at file:///shop/wrapdocs.config.ts:7:12`;
  expect(findErrorPlace('/shop/wrapdocs.config.ts', error)).toBe('/shop/wrapdocs.config.ts:7');
  error.stack =
    'file:///shop/wrapdocs.config.ts:3\n  b: [ };\n       ^\n\nSyntaxError: Expression expected';
  expect(findErrorPlace('/shop/wrapdocs.config.ts', error)).toBe('/shop/wrapdocs.config.ts:3');
  expect(findErrorPlace('/shop/other.ts', error)).toBe('/shop/other.ts');
});
