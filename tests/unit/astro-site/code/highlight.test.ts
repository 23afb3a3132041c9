import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CodeLanguage, highlight } from '../../../../astro-site/src/code/highlight.ts';

test.each<[CodeLanguage, string, [string, string][]]>([
  [
    'python',
    'from a import b',
    [
      ['k', 'from'],
      ['k', 'import'],
    ],
  ],
  [
    'python',
    'f(x="it\\"s", y=True)  # end',
    [
      ['s', '"it\\"s"'],
      ['n', 'True'],
      ['c', '# end'],
    ],
  ],
  [
    'shell',
    'curl "$BASE_URL/a" -H \'A: b\'',
    [
      ['v', '$BASE_URL'],
      ['k', '-H'],
      ['s', "'A: b'"],
    ],
  ],
  [
    'json',
    '{"a": [1.5, "b", null]}',
    [
      ['k', '"a"'],
      ['n', '1.5'],
      ['s', '"b"'],
      ['n', 'null'],
    ],
  ],
])('%s: %s', (language, code, marked) => {
  const tokens = highlight(code, language);
  expect(tokens.flatMap(({ kind, text }) => (kind === undefined ? [] : [[kind, text]]))).toEqual(
    marked,
  );
});

test('the tokens of any text add up to the text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.constantFrom<CodeLanguage[]>('python', 'shell', 'json'),
      (code, language) => {
        expect(
          highlight(code, language)
            .map(({ text }) => text)
            .join(''),
        ).toBe(code);
      },
    ),
  );
});
