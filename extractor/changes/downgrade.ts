import type { Change } from '../contract/change.ts';

/** A change that breaks callers, as one of which it is not certain that any are affected. */
export function downgrade(change: Change): Change {
  return change.severity === 'breaking' ? { ...change, severity: 'possiblyBreaking' } : change;
}
