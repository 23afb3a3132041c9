import type { ClassItem } from '../../../extractor/contract/class.ts';
import type { InheritedMember } from '../../../extractor/contract/view/class-tree.ts';

/** Classes with more bases list what they have from the nearest; each base lists the next ones. */
const MOST_BASES = 64;

/** What a class inherits, by the base that declares it. */
export interface NearestBases {
  /** The nearest bases first. */
  groups: [ClassItem, InheritedMember[]][];
  /** How many bases are left out. */
  further: number;
}

/** Sorts inherited members by their bases, so that a page does not grow with a deep hierarchy. */
export function takeNearestBases(members: readonly InheritedMember[]): NearestBases {
  const groups = [...Map.groupBy(members, ({ base }) => base)];
  return {
    groups: groups.slice(0, MOST_BASES),
    further: Math.max(0, groups.length - MOST_BASES),
  };
}
