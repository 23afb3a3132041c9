import { countChanges, SEVERITY_NAMES } from '../../changes/count-changes.ts';
import { CHANGE_SEVERITIES, type Change } from '../../contract/change.ts';
import type { PackageChanges } from '../../contract/history.ts';
import { groupByAction } from '../../changes/report/group-by-action.ts';
import { makePrintable } from '../../terminal/printable.ts';
import { formatCount } from '../../terminal/format-count.ts';
import type { DiffFormatOptions } from './diff-formats.ts';
import { describeLeftOut } from './describe-left-out.ts';
import { type ChangeSummary, summarizeChanges } from './summarize-changes.ts';

/**
 * Changes as Markdown, for release notes and comments. Text of the package only occurs in code
 * spans.
 */
export function formatMarkdown(
  packages: readonly PackageChanges[],
  { isFull }: Pick<DiffFormatOptions, 'isFull'>,
): string {
  return packages.map((one) => formatPackage(one, isFull)).join('\n\n');
}

function formatPackage(one: PackageChanges, isFull: boolean): string {
  const { name, changes = [], presence } = one;
  const summary = summarizeChanges(changes, isFull);
  const title = `## ${makeCode(name)}${formatStep(one)}`;
  if (presence === 'removed') return `${title}\n\nThe package was removed.`;
  if (presence === 'added') return `${title}\n\nThe package is new.`;
  const sections = CHANGE_SEVERITIES.flatMap((severity) => {
    const found = summary.listed.filter((change) => change.severity === severity);
    const heading = capitalize(`${SEVERITY_NAMES[severity]} changes`);
    const blocks = groupByAction(found).flatMap(({ title: action, changes: same }) => [
      `#### ${action}`,
      ...formatPlaces(same),
    ]);
    return found.length === 0 ? [] : [`### ${heading}`, ...blocks];
  });
  const headline =
    summary.headline.length === 0
      ? []
      : ['### Most important', summary.headline.map(formatChange).join('\n')];
  const counts = `${capitalize(countChanges(changes))}.${describeLeftOut(one)}`;
  return [title, counts, ...headline, ...sections, ...formatModules(summary)].join('\n\n');
}

/** A table of the modules, and how to see what is not listed. */
function formatModules({ modules, otherModules, unlisted }: ChangeSummary): string[] {
  if (modules.length === 0) return [];
  const head = ['module', ...CHANGE_SEVERITIES.map((severity) => SEVERITY_NAMES[severity])];
  const rows = modules.map(({ module, counts }) => [
    makeCode(module),
    ...CHANGE_SEVERITIES.map((severity) => String(counts[severity])),
  ]);
  const table = [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`);
  const others =
    otherModules === 0 ? '' : ` ${formatCount(otherModules, 'other module')} left out.`;
  return [
    table.join('\n'),
    `${formatCount(unlisted, 'change')} not listed here; \`--all\` lists every change.${others}`,
  ];
}

function formatStep({ before, after }: PackageChanges): string {
  if (before === undefined || after === undefined) return '';
  return ` from ${makeCode(before)} to ${makeCode(after)}`;
}

function formatPlaces(changes: readonly Change[]): string[] {
  const places = Map.groupBy(changes, ({ module, group }) =>
    group === undefined ? makeCode(module) : `${makeCode(module)}, ${makeCode(group)}`,
  );
  return [...places].flatMap(([place, found]) => [
    `**${place}**`,
    found.map(formatChange).join('\n'),
  ]);
}

function formatChange({ message, call, advice, operations = [] }: Change): string {
  const reach =
    operations.length === 0 ? '' : ` It affects ${formatCount(operations.length, 'operation')}.`;
  const step = call && ` ${makeCode(call.before)} becomes ${makeCode(call.after)}.`;
  const hint = advice === undefined ? '' : ` ${makePrintable(advice)}`;
  return `- ${makePrintable(message)}${step ?? hint}${reach}`;
}

/** A code span; a backtick inside would end it. */
function makeCode(text: string): string {
  return `\`${makePrintable(text).replaceAll('`', "'")}\``;
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
