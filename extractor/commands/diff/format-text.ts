import { countChanges, SEVERITY_NAMES } from '../../changes/count-changes.ts';
import { CHANGE_SEVERITIES, type Change, type ChangeSeverity } from '../../contract/change.ts';
import type { PackageChanges } from '../../contract/history.ts';
import { makePrintable } from '../../terminal/printable.ts';
import { formatCount } from '../../terminal/format-count.ts';
import type { Paint } from '../../terminal/terminal.ts';
import type { DiffFormatOptions } from './diff-formats.ts';

const STYLES = {
  breaking: 'red',
  possiblyBreaking: 'yellow',
  safe: 'green',
} as const satisfies Record<ChangeSeverity, string>;

/** Changes for people: by severity, then by module and group, with the counts at the end. */
export function formatText(
  packages: readonly PackageChanges[],
  { paint, showFile }: DiffFormatOptions,
): string {
  return packages
    .map((one) => {
      const { name, changes = [] } = one;
      const blocks = CHANGE_SEVERITIES.flatMap((severity) => {
        const found = changes.filter((change) => change.severity === severity);
        return found.length === 0
          ? []
          : formatSeverity(severity, found, paint, (file) => showFile(name, file));
      });
      return [...blocks, formatEnd(one, paint)].join('\n\n');
    })
    .join('\n\n');
}

function formatSeverity(
  severity: ChangeSeverity,
  changes: readonly Change[],
  paint: Paint,
  showFile: (file: string) => string,
): string {
  const title = `${SEVERITY_NAMES[severity].toUpperCase()} (${String(changes.length)})`;
  const places = Map.groupBy(changes, getPlace);
  const blocks = [...places].map(([place, found]) =>
    [
      paint('bold', makePrintable(place)),
      ...found.map((change) => formatChange(change, paint, showFile)),
    ].join('\n'),
  );
  return [paint([STYLES[severity], 'bold'], title), ...blocks].join('\n\n');
}

/** Where readers look for an item: its module and, for an operation, its group. */
function getPlace({ module, group }: Change): string {
  return group === undefined ? module : `${module} · ${group}`;
}

function formatChange(
  { code, message, after, operations = [] }: Change,
  paint: Paint,
  showFile: (file: string) => string,
): string {
  const source = after?.source;
  const facts = [
    code,
    ...(source === undefined ? [] : [`${showFile(source.file)}:${String(source.line)}`]),
    ...(operations.length === 0 ? [] : [`affects ${formatCount(operations.length, 'operation')}`]),
  ];
  return `  ${makePrintable(message)}\n    ${paint('dim', makePrintable(facts.join('  ')))}`;
}

function formatEnd({ name, before, after, changes = [], presence }: PackageChanges, paint: Paint) {
  const package_ = makePrintable(name);
  if (presence === 'removed') return paint('red', `${package_} was removed.`);
  if (presence === 'added') return paint('green', `${package_} is new.`);
  const isKnown = before !== undefined && after !== undefined;
  const step = isKnown ? ` from ${makePrintable(before)} to ${makePrintable(after)}` : '';
  const [worst] = changes;
  const style = worst === undefined ? 'green' : STYLES[worst.severity];
  return paint(style, `${package_}${step}: ${countChanges(changes)}.`);
}
