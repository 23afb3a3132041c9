import type { ClassItem } from '../../../extractor/contract/class.ts';

/** Classes with more bases list what they have from the nearest; each base lists the next ones. */
const MOST_BASES = 64;

/** What a class inherits, by the base that declares it. */
interface NearestBases<Inherited> {
  /** The nearest bases first. */
  groups: [ClassItem, Inherited[]][];
  /** How many bases are left out. */
  further: number;
}

/** Sorts what a class inherits by its bases, so that a page does not grow with a deep hierarchy. */
export function takeNearestBases<Inherited extends { base: ClassItem }>(
  inherited: readonly Inherited[],
): NearestBases<Inherited> {
  const groups = [...Map.groupBy(inherited, ({ base }) => base)];
  return {
    groups: groups.slice(0, MOST_BASES),
    further: Math.max(0, groups.length - MOST_BASES),
  };
}
