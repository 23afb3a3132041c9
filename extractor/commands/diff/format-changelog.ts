import { getRequiredAction } from '../../changes/report/required-action.ts';
import { type Change, CHANGE_SEVERITIES } from '../../contract/change.ts';
import type { PackageChanges } from '../../contract/history.ts';
import { formatCount } from '../../terminal/format-count.ts';
import { makePrintable } from '../../terminal/printable.ts';

/** The sections of Keep a Changelog, in its order. */
const SECTIONS = ['Added', 'Changed', 'Deprecated', 'Removed'] as const;
type Section = (typeof SECTIONS)[number];

/** How many lines a section has at most. */
const MOST = 20;

/** Changes in the form of https://keepachangelog.com, to paste into a changelog and edit there. */
export function formatChangelog(packages: readonly PackageChanges[]): string {
  return packages.map((one) => formatPackage(one, packages.length > 1)).join('\n\n');
}

function formatPackage({ name, after, changes = [], presence }: PackageChanges, isOne: boolean) {
  const label = after === undefined ? '[Unreleased]' : `[${makePrintable(after)}]`;
  const title = `## ${isOne ? `${makePrintable(name)} ` : ''}${label}`;
  if (presence !== undefined)
    return `${title}\n\nThe package ${presence === 'added' ? 'is new' : 'was removed'}.`;
  const groups = Map.groupBy(changes, getSection);
  const sections = SECTIONS.flatMap((section) => {
    const found = groups.get(section) ?? [];
    return found.length === 0 ? [] : [`### ${section}`, formatSection(found)];
  });
  const isEmpty = sections.length === 0;
  return [title, ...(isEmpty ? ['No changes that callers notice.'] : sections)].join('\n\n');
}

/** What callers cannot notice, such as new annotations, does not belong in a changelog. */
function getSection(change: Change): Section | undefined {
  const action = getRequiredAction(change);
  if (action === 'added') return 'Added';
  if (action === 'deprecated') return 'Deprecated';
  if (action === 'requirement' && change.code.endsWith('-added')) return 'Added';
  if (change.severity === 'safe') return undefined;
  return action === 'removed' ? 'Removed' : 'Changed';
}

function formatSection(changes: readonly Change[]): string {
  const ranked = changes.toSorted(
    (a, b) =>
      CHANGE_SEVERITIES.indexOf(a.severity) - CHANGE_SEVERITIES.indexOf(b.severity) ||
      (b.reach ?? 0) - (a.reach ?? 0),
  );
  const rest = ranked.length - MOST;
  return [
    ...ranked.slice(0, MOST).map(formatLine),
    ...(rest > 0 ? [`- ${formatCount(rest, 'smaller change')}.`] : []),
  ].join('\n');
}

function formatLine({ message, severity, call, advice }: Change): string {
  const mark = severity === 'breaking' ? '**Breaking:** ' : '';
  const step = call === undefined ? '' : ` \`${call.before}\` becomes \`${call.after}\`.`;
  const hint = step === '' && advice !== undefined ? ` ${advice}` : '';
  return `- ${mark}${makePrintable(message + step + hint)}`;
}
