import { expect, test } from 'vitest';
import { describeAstroError } from '../../../../extractor/site/astro-error.ts';

const REASON = ['[InvalidContentEntryDataError] docs → two', '  sidebar: Expected type `"object"`'];
const REFERENCE = ['  Error reference:', '    https://docs.astro.test/errors/'];
const STACK = [
  '  Stack trace:',
  '    at load (/lib/astro/content/utils.js:126:9)',
  '    at async eval (a.js)',
];

test('the author of a page learns what is wrong and where, without the stack', () => {
  const place = ['  Location:', '    /home/me/docs/two.md:3:0'];
  const said = describeAstroError([...REASON, ...REFERENCE, ...place, ...STACK, '']);
  expect(said).toBe([...REASON, ...place].join('\n'));
});

test('the stack stays if the error is in a program', () => {
  const lines = [...REASON, '  Location:', '    /lib/astro/content/utils.js:126:9', ...STACK];
  expect(describeAstroError(lines)).toBe(lines.join('\n'));
});

test('the end of a long output is kept', () => {
  const lines = Array.from({ length: 50 }, (_, index) => `line ${String(index)}`);
  expect(describeAstroError(lines).split('\n')).toEqual(lines.slice(20));
});
