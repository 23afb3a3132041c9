import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCsv } from '../../../../extractor/output/csv.ts';

/** A reader of RFC 4180, as strict as the RFC. */
function parseCsv(text: string): string[][] {
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  const rows: string[][] = [[]];
  for (let match = cell.exec(text); match !== null; match = cell.exec(text)) {
    rows.at(-1)?.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] === '\r\n') rows.push([]);
    if (cell.lastIndex === text.length) break;
  }
  rows.pop();
  return rows;
}

const FORMULA = /^[=+\-@\t\r\n＝＋－＠﹦﹢﹣﹫]/;

test.each([
  ['fine;=1+1', "fine;'=1+1"],
  ['a\t@SUM(A1)', "a\t'@SUM(A1)"],
  ['a;"-1', 'a;"\'-1'],
  ['a; b = c; d', 'a; b = c; d'],
])('a formula behind another separator is text: %j', (text, expected) => {
  expect(parseCsv(formatCsv(['a'], [[text]]))[1]).toEqual([expected]);
});

test('quotes only where necessary, and ends every record', () => {
  expect(
    formatCsv(
      ['a', 'b'],
      [
        ['1,2', 'say "hi"'],
        ['', 'x\ny'],
      ],
    ),
  ).toBe('a,b\r\n"1,2","say ""hi"""\r\n,"x\ny"\r\n');
});

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '＝1',
  '＋1',
  '－1',
  '＠A',
  '﹦1',
  '﹣1',
])('defuses %j', (text) => {
  expect(parseCsv(formatCsv(['a'], [[text]]))).toEqual([['a'], [`'${text}`]]);
});

test('property: the output can be read back, and no cell is a formula', () => {
  const cell = fc.string({
    unit: fc.constantFrom('a', '"', ',', '\r', '\n', '=', '-', '@', '＝', '﹢', ' ', "'"),
  });
  const rows = fc.array(fc.tuple(cell, cell), { minLength: 1 });
  fc.assert(
    fc.property(rows, (written) => {
      const [, ...read] = parseCsv(formatCsv(['a', 'b'], written));
      expect(read).toEqual(
        written.map((row) => row.map((text) => (FORMULA.test(text) ? `'${text}` : text))),
      );
      expect(read.flat().some((text) => FORMULA.test(text))).toBe(false);
    }),
  );
});
