import type { Change } from '../contract/change.ts';
import { getLoudness, type LoudnessSettings } from '../contract/loudness.ts';

/** Which changes count: by patterns of names such as `shop`, `shop.test`, `shop.*.proto`. */
export interface NameFilter {
  /** If there are any, only changes below these names count. */
  include: readonly string[];
  /** Changes below these names do not count. */
  exclude: readonly string[];
}

/** Which changes count, and how loud they are. */
export interface ChangeFilter extends NameFilter {
  severity?: LoudnessSettings | undefined;
  /** Whether changes of what only an application itself uses count, too. */
  internals?: boolean | undefined;
}

/** The changes that a filter wants. */
export interface FilteredChanges {
  kept: Change[];
  /** How many it does not want. */
  leftOut: number;
  /** How many are of what only an application itself uses, and are left out for that. */
  internals: number;
}

/**
 * Leaves out the changes that a filter does not want. A pattern stands for a name and everything
 * below it; `*` is any part of a name between dots, and `**` any number of names.
 */
export function filterChanges(
  changes: readonly Change[],
  { include, exclude, severity }: ChangeFilter,
): Omit<FilteredChanges, 'internals'> {
  const isWanted = createNameFilter({ include, exclude });
  const kept = changes.filter(
    (change) => isWanted(change.item, change.module) && getLoudness(change, severity) !== 'off',
  );
  return { kept, leftOut: changes.length - kept.length };
}

/** A test for things that have one or several names. */
export function createNameFilter({
  include,
  exclude,
}: NameFilter): (...names: string[]) => boolean {
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
