import { countChanges, SEVERITY_NAMES } from '../../changes/count-changes.ts';
import { CHANGE_SEVERITIES, type Change } from '../../contract/change.ts';
import type { PackageChanges } from '../../contract/history.ts';
import { makePrintable } from '../../terminal/printable.ts';
import { formatCount } from '../../terminal/format-count.ts';

/**
 * Changes as Markdown, for release notes and comments. Text of the package only occurs in code
 * spans.
 */
export function formatMarkdown(packages: readonly PackageChanges[]): string {
  return packages.map(formatPackage).join('\n\n');
}

function formatPackage(one: PackageChanges): string {
  const { name, changes = [], presence } = one;
  const title = `## ${makeCode(name)}${formatStep(one)}`;
  if (presence === 'removed') return `${title}\n\nThe package was removed.`;
  if (presence === 'added') return `${title}\n\nThe package is new.`;
  const sections = CHANGE_SEVERITIES.flatMap((severity) => {
    const found = changes.filter((change) => change.severity === severity);
    const heading = capitalize(`${SEVERITY_NAMES[severity]} changes`);
    return found.length === 0 ? [] : [`### ${heading}`, ...formatPlaces(found)];
  });
  return [title, `${capitalize(countChanges(changes))}.`, ...sections].join('\n\n');
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

function formatChange({ code, message, operations = [] }: Change): string {
  const reach =
    operations.length === 0 ? '' : `, affects ${formatCount(operations.length, 'operation')}`;
  return `- ${makePrintable(message)} (${code}${reach})`;
}

/** A code span; a backtick inside would end it. */
function makeCode(text: string): string {
  return `\`${makePrintable(text).replaceAll('`', "'")}\``;
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
