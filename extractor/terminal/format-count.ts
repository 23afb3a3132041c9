/** A number with its noun: `1 module`, `3 modules`. */
export function formatCount(count: number, noun: string): string {
  return `${String(count)} ${noun}${count === 1 ? '' : 's'}`;
}
