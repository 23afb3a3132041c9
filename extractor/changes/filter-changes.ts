import type { Change } from '../contract/change.ts';

/** Patterns of the names whose changes count: `shop`, `shop.test`, `shop.*.proto`. */
export interface ChangeFilter {
  /** If there are any, only changes below these names count. */
  include: readonly string[];
  /** Changes below these names do not count. */
  exclude: readonly string[];
}

interface FilteredChanges {
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
  const [wanted, unwanted] = [include, exclude].map((list) => list.map(makePattern));
  const matches = ({ item, module }: Change, patterns: readonly RegExp[] = []) =>
    patterns.some((pattern) => pattern.test(item) || pattern.test(module));
  const kept = changes.filter(
    (change) => (include.length === 0 || matches(change, wanted)) && !matches(change, unwanted),
  );
  return { kept, leftOut: changes.length - kept.length };
}

function makePattern(text: string): RegExp {
  const parts = text.split(/(\*\*|\*)/).map((part) => {
    if (part === '**') return '.*';
    return part === '*' ? '[^.]*' : part.replaceAll(/[\\^$.|?+()[\]{}]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('')}(?:[.@]|$)`, 'u');
}
