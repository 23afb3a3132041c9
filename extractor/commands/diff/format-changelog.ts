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
  const isSafe = change.severity === 'safe';
  if (change.code === 'python-undeprecated') return 'Changed';
  if (action === 'added') return 'Added';
  if (action === 'deprecated') return 'Deprecated';
  if (action === 'requirement' && isSafe && change.code.endsWith('-added')) return 'Added';
  if (isSafe) return undefined;
  return action === 'removed' && change.code !== 'python-base-removed' ? 'Removed' : 'Changed';
}

function formatSection(changes: readonly Change[]): string {
  const ranked = changes.toSorted(
    (a, b) =>
      CHANGE_SEVERITIES.indexOf(a.severity) - CHANGE_SEVERITIES.indexOf(b.severity) ||
      (b.reach ?? 0) - (a.reach ?? 0),
  );
  const lines = joinNew(ranked.map(formatLine));
  const rest = lines.length - MOST;
  return [
    ...lines.slice(0, MOST),
    ...(rest > 0 ? [`- ${formatCount(rest, 'smaller change')}.`] : []),
  ].join('\n');
}

const NEW = /^- The ([a-z ]+) (`[^`]+`) is new\.$/;

/** How many new classes or functions are one line, and how many of them it names. */
const FEW = 3;
const NAMES = 20;

/** New objects of one kind, of which nothing else is to say, are one line in the place of the first. */
function joinNew(lines: readonly string[]): string[] {
  const groups = Map.groupBy(lines, (line) => NEW.exec(line)?.[1]);
  return lines.flatMap((line) => {
    const noun = NEW.exec(line)?.[1];
    const group = noun === undefined ? [] : (groups.get(noun) ?? []);
    if (noun === undefined || group.length < FEW) return [line];
    return group[0] === line ? [describeNew(noun, group)] : [];
  });
}

function describeNew(noun: string, lines: readonly string[]): string {
  const names = lines.flatMap((line) => NEW.exec(line)?.[2] ?? []);
  const rest = names.slice(NAMES).length;
  const shown = rest > 0 ? names.slice(0, NAMES) : names.slice(0, -1);
  const last = rest > 0 ? `${String(rest)} more` : (names.at(-1) ?? '');
  const plural = noun.endsWith('s') ? `${noun}es` : `${noun.replace(/y$/, 'ie')}s`;
  return `- The ${plural} ${shown.join(', ')} and ${last} are new.`;
}

/** How a new name is known is for who checks a report. */
function hideReason({ code, message }: Change): string {
  return code.endsWith('-renamed') ? message.replace(/; [^.;`]*\./, '.') : message;
}

function formatLine(change: Change): string {
  const { severity, call, advice } = change;
  const message = hideReason(change);
  const mark = severity === 'breaking' ? '**Breaking:** ' : '';
  const step = call === undefined ? '' : ` \`${call.before}\` becomes \`${call.after}\`.`;
  const hint = step === '' && advice !== undefined ? ` ${advice}` : '';
  return `- ${mark}${makePrintable(message + step + hint)}`;
}
