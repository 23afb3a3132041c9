import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSession, splitCode } from '../../../../astro-site/src/code/highlight.ts';

const SESSION = '>>> for x in y:\n...     print(x)\n...\n1\n2\n>>> z\n';

/** The text that the copy button copies. */
function getCopied(text: string): string {
  return parseSession(text)
    .filter(({ kind }) => kind === 'code')
    .map((part) => part.text)
    .join('');
}

test('only the code of a session is copied', () => {
  expect(getCopied(SESSION)).toBe('for x in y:\n    print(x)\n\nz\n');
});

test('dots that are not a prompt are output', () => {
  expect(parseSession('>>> f()\n...\n...more').at(-1)).toEqual({ kind: 'output', text: '...more' });
});

test('the parts add up to the session', () => {
  const line = fc.constantFrom('>>> a = 1', '...   b', '...', 'out', '', '  >>> c', '>>>');
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const text = lines.join('\n');
      expect(
        parseSession(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
      expect(
        splitCode(text, 'python')
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
