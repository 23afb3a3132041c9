/** A Markdown table. */
export function makeTable(head: string[], rows: string[][]): string {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** `a` as a share of `b`: `0.42×`. */
export function formatRatio(a: number, b: number): string {
  return `${(a / b).toFixed(2)}×`;
}

/** Bytes as kB (1,000 bytes). */
export function formatKb(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
