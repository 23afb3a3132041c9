import { type Change, CHANGE_SEVERITIES } from '../../contract/change.ts';

/** How many changes a headline names at most. */
const MOST = 10;
const FEWEST = 5;

/**
 * The changes that reach most callers, worst first: those that break something, and if there are few
 * of them, others as well. A headline is only empty if nothing has changed.
 */
export function pickHeadline(changes: readonly Change[]): Change[] {
  const ranked = changes.toSorted(compareReach);
  const telling = ranked.filter(({ severity }) => severity !== 'safe');
  return (telling.length >= FEWEST ? telling : ranked).slice(
    0,
    telling.length >= FEWEST ? MOST : Math.max(FEWEST, telling.length),
  );
}

function compareReach(a: Change, b: Change): number {
  const severity = CHANGE_SEVERITIES.indexOf(a.severity) - CHANGE_SEVERITIES.indexOf(b.severity);
  return severity || (b.reach ?? 0) - (a.reach ?? 0);
}
