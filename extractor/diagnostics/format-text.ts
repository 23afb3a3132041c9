import type { Severity } from '../contract/diagnostic.ts';
import type { SourceLocation } from '../contract/source-location.ts';
import type { Paint } from '../terminal/terminal.ts';
import { countFindings, type Finding } from './finding.ts';
import { getWorst, listFailing, USUAL_STRICTNESS, type Strictness } from './strictness.ts';
import { makePrintable } from '../terminal/printable.ts';

const STYLES = { error: 'red', warning: 'yellow', note: 'cyan' } as const satisfies Record<
  Severity,
  string
>;

/**
 * Findings for people: grouped by file, each with its location, rule and hint, and the counts at
 * the end.
 */
export function formatText(findings: readonly Finding[], paint: Paint): string {
  return formatSelected(findings, findings, paint);
}

/**
 * Findings for people who want to see the problems: notes are only counted, unless they fail the run.
 *
 * @param readNotes how to read the notes, as a command
 */
export function formatProblems(
  findings: readonly Finding[],
  { strict, readNotes }: { strict: Strictness | undefined; readNotes: string },
  paint: Paint,
): string {
  const shown = listFailing(findings, strict === 'note' ? strict : USUAL_STRICTNESS);
  const text = formatSelected(shown, findings, paint);
  return shown.length === findings.length ? text : `${text} (to read the notes: ${readNotes})`;
}

function formatSelected(
  findings: readonly Finding[],
  counted: readonly Finding[],
  paint: Paint,
): string {
  const groups = Map.groupBy(findings, ({ location }) => location?.file);
  const blocks = [...groups.values()].map((group) =>
    group.map((finding) => formatFinding(finding, paint)).join('\n'),
  );
  return [...blocks, formatCount(counted, paint)].join('\n\n');
}

function formatFinding(finding: Finding, paint: Paint): string {
  const { code, rule, severity, message, hint, location } = finding;
  const place = location === undefined ? finding.package : formatPlace(location);
  const label = paint([STYLES[severity], 'bold'], severity);
  const name = paint('dim', `${code} ${makePrintable(rule)}`);
  return [
    `${paint('bold', makePrintable(place))}  ${label}  ${name}`,
    `  ${makePrintable(message)}`,
    `  ${paint('dim', `→ ${makePrintable(hint)}`)}`,
  ].join('\n');
}

function formatPlace({ file, line, column }: SourceLocation): string {
  return [file, line, ...(column === undefined ? [] : [column])].join(':');
}

function formatCount(findings: readonly Finding[], paint: Paint): string {
  const packages = [...new Set(findings.map((finding) => finding.package))];
  const where = packages.length === 0 ? '' : ` in ${packages.map(makePrintable).join(', ')}`;
  const worst = getWorst(findings);
  return paint(worst === undefined ? 'green' : STYLES[worst], `${countFindings(findings)}${where}`);
}
