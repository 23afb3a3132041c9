/** How many slips a word of this length may have. */
export function getAllowedTypos(length: number): number {
  if (length < 3) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * The number of slips (a letter more, less, other or swapped) between two words, at most `limit + 1`.
 *
 * `word` may go on after what was typed: `conector` is one slip away from `connectors`.
 */
export function countTypos(typed: string, word: string, limit: number): number {
  const tooMany = limit + 1;
  if (word.length < typed.length - limit) return tooMany;
  const target = word.slice(0, typed.length + limit);
  let beforeLast: number[] = [];
  let last = Array.from({ length: target.length + 1 }, (_, index) => index);
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= target.length; column += 1) {
      next.push(getCell(typed, target, row, column, { next, last, beforeLast }));
    }
    if (Math.min(...next) > limit) return tooMany;
    beforeLast = last;
    last = next;
  }
  return Math.min(tooMany, ...last);
}

interface Rows {
  next: number[];
  last: number[];
  beforeLast: number[];
}

function getCell(typed: string, target: string, row: number, column: number, rows: Rows): number {
  const isSame = typed[row - 1] === target[column - 1];
  const isSwap =
    row > 1 &&
    column > 1 &&
    typed[row - 1] === target[column - 2] &&
    typed[row - 2] === target[column - 1];
  return Math.min(
    (rows.last[column] ?? 0) + 1,
    (rows.next[column - 1] ?? 0) + 1,
    (rows.last[column - 1] ?? 0) + (isSame ? 0 : 1),
    isSwap ? (rows.beforeLast[column - 2] ?? 0) + 1 : Infinity,
  );
}
