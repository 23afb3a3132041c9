import type { Change } from '../contract/change.ts';

/** Patterns of the names whose changes count: `shop`, `shop.test`, `shop.*.proto`. */
export interface ChangeFilter {
  /** If there are any, only changes below these names count. */
  include: readonly string[];
  /** Changes below these names do not count. */
  exclude: readonly string[];
}

/** The changes that a filter wants, and how many it does not want. */
export interface FilteredChanges {
  kept: Change[];
  leftOut: number;
}

/**
 * Leaves out the changes that a filter does not want. A pattern stands for a name and everything
 * below it; `*` is any part of a name between dots, and `**` any number of names.
 */
export function filterChanges(
  changes: readonly Change[],
  { include, exclude }: ChangeFilter,
): FilteredChanges {
  const isWanted = createNameFilter({ include, exclude });
  const kept = changes.filter(({ item, module }) => isWanted(item, module));
  return { kept, leftOut: changes.length - kept.length };
}

/** A test for things that have one or several names. */
export function createNameFilter({
  include,
  exclude,
}: ChangeFilter): (...names: string[]) => boolean {
  const [wanted, unwanted] = [include, exclude].map((list) => list.map(makePattern));
  const matches = (names: readonly string[], patterns: readonly RegExp[] = []): boolean =>
    patterns.some((pattern) => names.some((name) => pattern.test(name)));
  return (...names) =>
    (include.length === 0 || matches(names, wanted)) && !matches(names, unwanted);
}

function makePattern(text: string): RegExp {
  const parts = text.split(/(\*\*|\*)/).map((part) => {
    if (part === '**') return '.*';
    return part === '*' ? '[^.]*' : part.replaceAll(/[\\^$.|?+()[\]{}]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('')}(?:[.@]|$)`, 'u');
}
