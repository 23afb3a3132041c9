/**
 * The number of edits between two words, at most `limit + 1`. An edit inserts, removes or replaces
 * a letter, or swaps two neighbours.
 */
export function countEdits(from: string, to: string, limit: number): number {
  return Math.min(limit + 1, makeLastRow(from, to, limit)?.at(-1) ?? Infinity);
}

/**
 * The number of edits between what was typed and the beginning of a word, at most `limit + 1`:
 * `conector` is one edit away from `connectors`.
 */
export function countPrefixEdits(typed: string, word: string, limit: number): number {
  if (word.length < typed.length - limit) return limit + 1;
  const row = makeLastRow(typed, word.slice(0, typed.length + limit), limit);
  return Math.min(limit + 1, ...(row ?? []));
}

/**
 * The edits between `from` and each beginning of `to`, from the empty one to the whole word.
 * Undefined if all of them are above the limit.
 */
function makeLastRow(from: string, to: string, limit: number): number[] | undefined {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= to.length; column += 1) {
      next.push(getCell(from, to, row, column, { next, last, beforeLast }));
    }
    if (Math.min(...next) > limit) return undefined;
    beforeLast = last;
    last = next;
  }
  return last;
}

interface Rows {
  next: number[];
  last: number[];
  beforeLast: number[];
}

function getCell(from: string, to: string, row: number, column: number, rows: Rows): number {
  const isSame = from[row - 1] === to[column - 1];
  const isSwap =
    row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
  return Math.min(
    (rows.last[column] ?? 0) + 1,
    (rows.next[column - 1] ?? 0) + 1,
    (rows.last[column - 1] ?? 0) + (isSame ? 0 : 1),
    isSwap ? (rows.beforeLast[column - 2] ?? 0) + 1 : Infinity,
  );
}
