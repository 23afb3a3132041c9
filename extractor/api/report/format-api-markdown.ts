import { makePrintable } from '../../terminal/printable.ts';
import { formatCount } from '../../terminal/format-count.ts';
import { countFindings } from '../../diagnostics/finding.ts';
import type { ApiFinding, ApiReport } from './api-report.ts';
import { describeComparison, describeDocument, describePackage } from './describe-comparison.ts';

const MAX_MISSING = 200;

/** A comparison as Markdown, for an issue or a comment; names of both sides only occur in code. */
export function formatApiMarkdown({
  comparison,
  findings,
  missing,
  known,
  since,
}: ApiReport): string {
  const documents = comparison.documents.map(describeDocument).map(makeCode).join(', ');
  const isNew = since === undefined ? '' : ` since ${makeCode(since.version ?? since.file)}`;
  return [
    `## ${makeCode(describePackage(comparison))} beside its API`,
    `Compared with ${documents}.`,
    describeComparison(comparison)
      .map((line) => `- ${makePrintable(line)}`)
      .join('\n'),
    `### Findings${isNew}`,
    `${capitalize(countFindings(findings))}.${known === 0 ? '' : ` ${formatCount(known, 'row')} of the baseline left out.`}`,
    formatFindings(findings),
    ...(since === undefined ? formatMissing('Sent by no function', missing) : []),
    ...(since === undefined ? [] : formatMissing('New operations of the API', since.added)),
  ]
    .filter((block) => block !== '')
    .join('\n\n');
}

function formatFindings(findings: readonly ApiFinding[]): string {
  return findings
    .map((finding) => {
      const { code, severity, location } = finding;
      const place =
        location === undefined ? '' : ` ${makeCode(`${location.file}:${String(location.line)}`)}`;
      return `- **${severity}** ${code}${place}: ${formatMessage(finding)}`;
    })
    .join('\n');
}

/** Names are in backticks already; the place in the document is not. */
function formatMessage({ message, document }: ApiFinding): string {
  const end = ` (${document})`;
  const text = message.endsWith(end) ? message.slice(0, -end.length) : message;
  return `${makePrintable(text)} (${makeCode(document)})`;
}

function formatMissing(title: string, operations: readonly string[]): string[] {
  if (operations.length === 0) return [];
  const shown = operations.slice(0, MAX_MISSING).map((one) => `- ${makeCode(one)}`);
  const rest = operations.length - shown.length;
  return [
    `<details><summary>${title}: ${String(operations.length)}</summary>`,
    shown.join('\n'),
    ...(rest === 0 ? [] : [`${String(rest)} more; \`--format json\` lists all of them.`]),
    '</details>',
  ];
}

/** A code span; a backtick inside would end it. */
function makeCode(text: string): string {
  return `\`${makePrintable(text).replaceAll('`', "'")}\``;
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
