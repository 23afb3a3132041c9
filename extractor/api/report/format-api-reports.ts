import { formatGitHub } from '../../diagnostics/format-github.ts';
import { formatSarif } from '../../diagnostics/format-sarif.ts';
import type { ApiReport, ApiReportOptions } from './api-report.ts';
import { formatApiMarkdown } from './format-api-markdown.ts';
import { formatApiText } from './format-api-text.ts';

/** The formats of `wrapdocs compare`: for people, programs, comments, GitHub Actions and code scanning. */
export const API_FORMATS = ['text', 'json', 'markdown', 'github', 'sarif'] as const;
type ApiFormat = (typeof API_FORMATS)[number];

/** Renders comparisons, without a line break at the end. */
export function formatApiReports(
  reports: readonly ApiReport[],
  format: ApiFormat,
  options: ApiReportOptions,
): string {
  const findings = reports.flatMap((report) => report.findings);
  switch (format) {
    case 'text':
      return reports.map((report) => formatApiText(report, options)).join('\n\n');
    case 'json':
      return JSON.stringify(reports.map(makeRecord), undefined, 2);
    case 'markdown':
      return reports.map(formatApiMarkdown).join('\n\n');
    case 'github':
      return formatGitHub(findings);
    case 'sarif':
      return formatSarif(findings);
  }
}

/** A comparison for programs; `findings` are in place of what was found before anything is accepted. */
function makeRecord({ comparison, findings, missing, known, since }: ApiReport) {
  const record = { ...comparison, diagnostics: undefined, findings, missing, known };
  return since === undefined ? record : { ...record, since };
}
