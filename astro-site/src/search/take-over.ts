/** A list on its way from one content to another. */
export interface TakeOver<Part> {
  /** What it will show in the end. */
  next: readonly Part[];
  /** What it shows now: the first parts of `next`, followed by what is left of the old content. */
  shown: readonly Part[];
  /** How many parts of `next` it shows. */
  taken: number;
}

/**
 * Shows the first parts of a new list in place of the old ones.
 *
 * @param getKey says which old part a new one replaces
 */
export function takeOver<Part>(
  next: readonly Part[],
  shown: readonly Part[],
  taken: number,
  getKey: (part: Part) => string,
): TakeOver<Part> {
  const parts = next.slice(0, taken);
  const keys = new Set(parts.map(getKey));
  const left = taken < next.length ? shown.slice(taken) : [];
  return { next, taken, shown: [...parts, ...left.filter((part) => !keys.has(getKey(part)))] };
}
