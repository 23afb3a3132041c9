import { makePrintable } from './printable.ts';
import type { Paint } from './terminal.ts';

const GAP = '  ';
const MIN_WIDTH = 8;

interface Options {
  paint: Paint;
  /** The width of the terminal; if absent, nothing is cut. */
  columns: number | undefined;
}

/** Aligns rows under their headings; on a terminal the widest columns shrink until a row fits. */
export function formatTable(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  { paint, columns }: Options,
): string {
  if (rows.length === 0) return '';
  const table = [headings, ...rows.map((row) => row.map(makePrintable))];
  const widths = fitWidths(
    headings.map((_, index) => Math.max(...table.map((row) => row[index]?.length ?? 0))),
    columns,
  );
  const [head = '', ...lines] = table.map((row) => formatRow(row, widths));
  return [paint('bold', head), ...lines].join('\n');
}

function fitWidths(widths: number[], columns: number | undefined): number[] {
  if (columns === undefined) return widths;
  const fitted = [...widths];
  const space = columns - GAP.length * (widths.length - 1);
  while (fitted.reduce((sum, width) => sum + width, 0) > space) {
    const widest = fitted.indexOf(Math.max(...fitted));
    if ((fitted[widest] ?? 0) <= MIN_WIDTH) break;
    fitted[widest] = (fitted[widest] ?? 0) - 1;
  }
  return fitted;
}

function formatRow(row: readonly string[], widths: readonly number[]): string {
  return row
    .map((cell, index) => fitCell(cell, widths[index] ?? 0))
    .join(GAP)
    .trimEnd();
}

function fitCell(cell: string, width: number): string {
  return cell.length > width ? `${cell.slice(0, width - 1)}…` : cell.padEnd(width);
}
