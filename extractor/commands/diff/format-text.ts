import { countChanges, SEVERITY_NAMES } from '../../changes/count-changes.ts';
import { CHANGE_SEVERITIES, type Change, type ChangeSeverity } from '../../contract/change.ts';
import type { PackageChanges } from '../../contract/history.ts';
import { groupByAction } from '../../changes/report/group-by-action.ts';
import { makePrintable } from '../../terminal/printable.ts';
import { formatCount } from '../../terminal/format-count.ts';
import type { Paint } from '../../terminal/terminal.ts';
import type { DiffFormatOptions } from './diff-formats.ts';
import { describeLeftOut } from './describe-left-out.ts';
import { type ChangeSummary, summarizeChanges } from './summarize-changes.ts';

const STYLES = {
  breaking: 'red',
  possiblyBreaking: 'yellow',
  safe: 'green',
} as const satisfies Record<ChangeSeverity, string>;

interface LineOptions {
  paint: Paint;
  /** Whether a change names all items that it covers. */
  isFull: boolean;
  showFile: (file: string) => string;
}

/** What stands before a change, so that its severity is seen without colours. */
const MARKS = { breaking: '!', possiblyBreaking: '?', safe: '+' } as const satisfies Record<
  ChangeSeverity,
  string
>;

/** Changes for people: what reaches most callers, then by severity, by what to do, and by module, with the counts at the end. */
export function formatText(
  packages: readonly PackageChanges[],
  { paint, showFile, isFull }: DiffFormatOptions,
): string {
  return packages
    .map((one) => {
      const { name, changes = [] } = one;
      const summary = summarizeChanges(changes, isFull);
      const blocks = CHANGE_SEVERITIES.flatMap((severity) => {
        const found = summary.listed.filter((change) => change.severity === severity);
        return found.length === 0
          ? []
          : formatSeverity(severity, found, {
              paint,
              isFull,
              showFile: (file) => showFile(name, file),
            });
      });
      const head = formatHeadline(summary, {
        paint,
        isFull,
        showFile: (file) => showFile(name, file),
      });
      return [...head, ...blocks, ...formatModules(summary, paint), formatEnd(one, paint)].join(
        '\n\n',
      );
    })
    .join('\n\n');
}

/** The changes that reach most callers. */
function formatHeadline({ headline }: ChangeSummary, options: LineOptions): string[] {
  if (headline.length === 0) return [];
  const lines = headline.map((change) => formatChange(change, options));
  return [[options.paint('bold', 'MOST IMPORTANT'), ...lines].join('\n')];
}

/** The changes of each module in numbers, and how to see them. */
function formatModules(summary: ChangeSummary, paint: Paint): string[] {
  const { modules, otherModules, unlisted } = summary;
  if (modules.length === 0) return [];
  const rows = modules.map(({ module, counts }) => {
    const numbers = CHANGE_SEVERITIES.filter((severity) => counts[severity] > 0).map((severity) =>
      paint(STYLES[severity], `${String(counts[severity])} ${SEVERITY_NAMES[severity]}`),
    );
    return `  ${makePrintable(module)}  ${numbers.join(', ')}`;
  });
  const others = otherModules === 0 ? [] : [`  and ${formatCount(otherModules, 'other module')}`];
  return [
    [paint('bold', 'BY MODULE'), ...rows, ...others].join('\n'),
    `${formatCount(unlisted, 'change')} not listed above; run it again with --all to list every change.`,
  ];
}

function formatSeverity(
  severity: ChangeSeverity,
  changes: readonly Change[],
  options: LineOptions,
): string {
  const { paint } = options;
  const title = `${SEVERITY_NAMES[severity].toUpperCase()} (${String(changes.length)})`;
  const blocks = groupByAction(changes).flatMap(({ title: action, changes: same }) => {
    const places = Map.groupBy(same, getPlace);
    const lines = [...places].flatMap(([place, found]) => [
      paint('bold', makePrintable(place)),
      ...found.map((change) => formatChange(change, options)),
    ]);
    return [[action, ...lines].join('\n')];
  });
  return [paint([STYLES[severity], 'bold'], title), ...blocks].join('\n\n');
}

/** Where readers look for an item: its module and, for an operation, its group. */
function getPlace({ module, group }: Change): string {
  return group === undefined ? module : `${module} · ${group}`;
}

function formatChange(
  { code, severity, message, after, call, advice, covers, operations = [] }: Change,
  { paint, isFull, showFile }: LineOptions,
): string {
  const source = after?.source;
  const facts = [
    code,
    ...(source === undefined ? [] : [`${showFile(source.file)}:${String(source.line)}`]),
    ...(operations.length === 0 ? [] : [`affects ${formatCount(operations.length, 'operation')}`]),
  ];
  const step = call && `${call.before} becomes ${call.after}`;
  return [
    `  ${paint(STYLES[severity], MARKS[severity])} ${makePrintable(message)}`,
    ...(step === undefined ? [] : [`      ${makePrintable(step)}`]),
    ...(step !== undefined || advice === undefined ? [] : [`      ${makePrintable(advice)}`]),
    ...(covers === undefined || !isFull
      ? []
      : [`      ${makePrintable(`All of them: ${covers.items.join(', ')}`)}`]),
    `      ${paint('dim', makePrintable(facts.join('  ')))}`,
  ].join('\n');
}

function formatEnd(
  { name, before, after, changes = [], presence, ...others }: PackageChanges,
  paint: Paint,
) {
  const package_ = makePrintable(name);
  if (presence === 'removed') return paint('red', `${package_} was removed.`);
  if (presence === 'added') return paint('green', `${package_} is new.`);
  const isKnown = before !== undefined && after !== undefined;
  const step = isKnown ? ` from ${makePrintable(before)} to ${makePrintable(after)}` : '';
  const [worst] = changes;
  const style = worst === undefined ? 'green' : STYLES[worst.severity];
  return paint(style, `${package_}${step}: ${countChanges(changes)}.${describeLeftOut(others)}`);
}
