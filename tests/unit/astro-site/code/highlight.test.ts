import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type CodeLanguage,
  highlight,
  splitLines,
} from '../../../../astro-site/src/code/highlight.ts';
import { limitCpuTime } from '../../extractor/support/cpu-time.ts';

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
    '# A note.\ncurl "${BASE_URL:?}/$A" -H \'A: b\'',
    [
      ['c', '# A note.'],
      ['v', '${BASE_URL:?}'],
      ['v', '$A'],
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

/** Short texts in which strings, comments and lines begin and end. */
const CODE = fc.string({
  unit: fc.constantFrom(
    '"',
    "'",
    '\\',
    '\n',
    '#',
    '@',
    '$',
    '-',
    ' ',
    ':',
    '1',
    'r',
    'in',
    '\u{1F600}',
  ),
  maxLength: 40,
});

const join = (parts: readonly { text: string }[]): string => parts.map(({ text }) => text).join('');

test('the tokens of any text add up to the text', () => {
  const language = fc.constantFrom<CodeLanguage[]>('python', 'shell', 'json');
  fc.assert(
    fc.property(CODE, language, (code, one) => {
      expect(join(highlight(code, one))).toBe(code);
    }),
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

test('the lines of any text add up to the text', () => {
  fc.assert(
    fc.property(CODE, (text) => {
      const lines = splitLines(text);
      expect(lines).toHaveLength(text.split('\n').length);
      expect(join(lines.flat())).toBe(text);
    }),
  );
});

test('the lines of a long text add up to the text, without colours', () => {
  const text = `x = "a"\n${' '.repeat(200_000)}\ny`;
  const parts = splitLines(text).flat();
  expect(parts.filter(({ className }) => className !== undefined)).toEqual([]);
  expect(parts).toHaveLength(3);
  expect(join(parts) === text).toBe(true);
});

test('texts in three quotes that have no end cost little', () => {
  limitCpuTime(1000, () => highlight('"""\\'.repeat(50_000), 'python'));
});
