import { type Change, CHANGE_SEVERITIES, type ChangeSeverity } from '../contract/change.ts';

/** The names of severities in messages. */
export const SEVERITY_NAMES = {
  breaking: 'breaking',
  possiblyBreaking: 'possibly breaking',
  safe: 'safe',
} as const satisfies Record<ChangeSeverity, string>;

/** The counts in words, without zeros: `1 breaking, 3 safe changes`. */
export function countChanges(changes: readonly Change[]): string {
  const counts = CHANGE_SEVERITIES.flatMap((severity) => {
    const count = changes.filter((change) => change.severity === severity).length;
    return count === 0 ? [] : [`${String(count)} ${SEVERITY_NAMES[severity]}`];
  });
  if (counts.length === 0) return 'no changes';
  return `${counts.join(', ')} change${changes.length === 1 ? '' : 's'}`;
}
