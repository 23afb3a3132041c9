import type { PackageChanges } from '../../contract/history.ts';
import { formatCount } from '../../terminal/format-count.ts';

/** How many changes a report does not list, and why: nothing, or sentences that follow another one. */
export function describeLeftOut({
  leftOut = 0,
  internals = 0,
}: Pick<PackageChanges, 'leftOut' | 'internals'>): string {
  const named = leftOut === 0 ? '' : ` ${formatCount(leftOut, 'change')} left out by name.`;
  const inner =
    internals === 0
      ? ''
      : ` ${formatCount(internals, 'change')} inside the application left out; \`--all\` lists them.`;
  return `${named}${inner}`;
}
