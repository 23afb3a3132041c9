import { formatText } from '../../diagnostics/format-text.ts';
import { formatCount } from '../../terminal/format-count.ts';
import { makePrintable } from '../../terminal/printable.ts';
import { formatTable } from '../../terminal/table.ts';
import { isCounted, isSent } from '../api-coverage.ts';
import type { ApiReport, ApiReportOptions } from './api-report.ts';
import { describeComparison, describeDocument, describePackage } from './describe-comparison.ts';

const MAX_MISSING = 40;

/** A comparison for people: what was compared, the findings, and what no function sends. */
export function formatApiText(report: ApiReport, options: ApiReportOptions): string {
  const { comparison, findings, known, since } = report;
  const { paint } = options;
  const names = comparison.documents.map(describeDocument).join(', ');
  const title = paint('bold', makePrintable(`${describePackage(comparison)} beside ${names}`));
  const facts = describeComparison(comparison).map((line) => `  ${makePrintable(line)}`);
  const blocks = [[title, ...facts].join('\n'), formatText(findings, paint)];
  if (known > 0) blocks.push(`${formatCount(known, 'row')} of the baseline left out.`);
  if (since === undefined) blocks.push(formatMissing(report, options));
  else blocks.push(formatSince(since));
  return blocks.filter((block) => block !== '').join('\n\n');
}

function formatSince({ file, version, added, resolved }: NonNullable<ApiReport['since']>): string {
  const name = version === undefined ? file : `${version} (${file})`;
  const operations = added.map((one) => `  ${makePrintable(one)}`);
  const gone = `${formatCount(resolved, 'earlier finding')} no longer occur${resolved === 1 ? 's' : ''}.`;
  const lines = [
    `Only what is new since ${makePrintable(name)} is shown.${resolved === 0 ? '' : ` ${gone}`}`,
    ...(added.length === 0 ? [] : [`New operations of the API:`, ...operations]),
  ];
  return lines.join('\n');
}

/** The tags with operations that no function sends, and these operations. */
function formatMissing(
  { comparison: { coverage }, missing }: ApiReport,
  { paint, columns }: ApiReportOptions,
): string {
  const open = new Set(missing);
  const rows = coverage.operations
    .filter((one) => isCounted(one) && !isSent(one) && open.has(`${one.method} ${one.path}`))
    .map(({ tag = '', method, path, operationId = '' }) => [tag, method, path, operationId]);
  if (rows.length === 0) return '';
  const shown = rows.slice(0, MAX_MISSING);
  const rest = rows.length - shown.length;
  const table = formatTable(['TAG', 'METHOD', 'PATH', 'NAME'], shown, { paint, columns });
  const more = rest === 0 ? '' : `\n${String(rest)} more; \`--format json\` lists all of them.`;
  return `${paint('bold', 'Sent by no function')}\n${table}${more}`;
}
