/** Matches between two sides, and the unmatched things in the order of their side. */
export interface Pairing<T> {
  pairs: [before: T, after: T][];
  added: T[];
  removed: T[];
}

/** Returns the key of a thing; undefined if it has none of this kind. */
export type Key<T> = (one: T) => string | undefined;

/**
 * Pairs by the first key, the rest by the second, and so on; the first of two with the same key
 * wins.
 */
export function pairBy<T>(
  before: readonly T[],
  after: readonly T[],
  keys: readonly Key<T>[],
): Pairing<T> {
  const found = new Map<T, T>();
  const taken = new Set<T>();
  for (const key of keys) {
    const open = Map.groupBy(
      after.filter((one) => !taken.has(one)),
      key,
    );
    for (const old of before) {
      const name = found.has(old) ? undefined : key(old);
      const now = name === undefined ? undefined : open.get(name)?.shift();
      if (now === undefined) continue;
      found.set(old, now);
      taken.add(now);
    }
  }
  return {
    pairs: [...found],
    added: after.filter((one) => !taken.has(one)),
    removed: before.filter((one) => !found.has(one)),
  };
}
