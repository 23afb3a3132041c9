import { describe, expect, test } from 'vitest';
import { formatTable } from '../../../../extractor/terminal/table.ts';

const paint = (_style: unknown, text: string) => text;
const rows = [
  ['GET', '/v1/a-rather-long-path/{id}', 'read', 'shop/main.py:12'],
  ['DELETE', '/v1/rows', 'remove_rows', 'shop/main.py:140'],
];
const headings = ['METHOD', 'PATH', 'NAME', 'FILE:LINE'];

describe('formatTable', () => {
  test('aligns the columns without trailing blanks', () => {
    expect(formatTable(headings, rows, { paint, columns: undefined })).toBe(
      [
        'METHOD  PATH                         NAME         FILE:LINE',
        'GET     /v1/a-rather-long-path/{id}  read         shop/main.py:12',
        'DELETE  /v1/rows                     remove_rows  shop/main.py:140',
      ].join('\n'),
    );
  });

  test.each([40, 50, 60, 200])('fits into %i columns', (columns) => {
    const lines = formatTable(headings, rows, { paint, columns }).split('\n');
    expect(lines).toHaveLength(3);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(columns);
  });

  test('cuts the widest column first, and marks it', () => {
    const [, first = ''] = formatTable(headings, rows, { paint, columns: 60 }).split('\n');
    expect(first).toBe('GET     /v1/a-rather-long-pa…  read         shop/main.py:12');
  });

  test('shows control characters instead of sending them', () => {
    const table = formatTable(['PATH'], [['/a\u001B]0;x\u0007']], { paint, columns: undefined });
    expect(table).toBe('PATH\n/a\\u{1b}]0;x\\u{7}');
  });

  test('of nothing is empty', () => {
    expect(formatTable(headings, [], { paint, columns: 80 })).toBe('');
  });
});
