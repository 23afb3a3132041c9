import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type CodeLanguage,
  highlight,
  splitLines,
} from '../../../../astro-site/src/code/highlight.ts';

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
    'python',
    '@app.get("/")\ndef f():\n    rb"""a\\""" "b"\n\n"""\n    while x is None: yield',
    [
      ['v', '@app.get'],
      ['s', '"/"'],
      ['k', 'def'],
      ['s', 'rb"""a\\""" "b"\n\n"""'],
      ['k', 'while'],
      ['k', 'is'],
      ['n', 'None'],
      ['k', 'yield'],
    ],
  ],
  ['python', '"""without an end\\', [['s', '"""without an end\\']]],
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

test('a string that goes over several lines is coloured in each', () => {
  expect(splitLines('x = """a\n\nb"""\ny')).toEqual([
    [{ text: 'x = ' }, { className: 's', text: '"""a\n' }],
    [{ className: 's', text: '\n' }],
    [{ className: 's', text: 'b"""' }, { text: '\n' }],
    [{ text: 'y' }],
  ]);
});

test('the lines of any text add up to the text, also without colours', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(0, 200_001), (text, padding) => {
      const whole = text + ' '.repeat(padding);
      const lines = splitLines(whole);
      expect(lines).toHaveLength(whole.split('\n').length);
      expect(
        lines
          .flat()
          .map((part) => part.text)
          .join(''),
      ).toBe(whole);
    }),
    { numRuns: 50 },
  );
});

test('texts in three quotes that have no end cost little', () => {
  const started = performance.now();
  highlight('"""\\'.repeat(50_000), 'python');
  expect(performance.now() - started).toBeLessThan(1000);
});
