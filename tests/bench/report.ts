import type { Measure } from './measure.ts';

/** A Markdown table. */
export function makeTable(head: string[], rows: string[][]): string {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** A chart for Markdown, which GitHub draws with Mermaid; its axis begins at 0. */
export function makeLineChart(title: string, names: string[], values: number[]): string {
  return [
    '```mermaid',
    'xychart-beta',
    `  title ${JSON.stringify(title)}`,
    `  x-axis [${names.join(', ')}]`,
    `  y-axis 0 --> ${String(Math.ceil(1.2 * Math.max(...values)))}`,
    `  line [${values.map((value) => value.toFixed(2)).join(', ')}]`,
    '```',
  ].join('\n');
}

/** `a` as a share of `b`: `0.42×`. */
export function formatRatio(a: number, b: number): string {
  return `${(a / b).toFixed(2)}×`;
}

/** Bytes as kB (1,000 bytes). */
export function formatKb(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** Wall seconds, and the peak memory of the largest process and of all together. */
export function formatMeasure({ seconds, peakMb, treeMb }: Measure): string {
  return `${seconds.toFixed(2)} s, ${peakMb.toFixed(0)} MiB (${treeMb.toFixed(0)})`;
}
