import type { Finding } from '../../diagnostics/finding.ts';
import type { Paint } from '../../terminal/terminal.ts';
import { formatGitHub } from '../../diagnostics/format-github.ts';
import { formatSarif } from '../../diagnostics/format-sarif.ts';
import type { ApiComparison } from '../compare-with-api.ts';
import { formatApiMarkdown } from './format-api-markdown.ts';
import { formatApiText } from './format-api-text.ts';

/** The formats of `wrapdocs compare`: for people, programs, comments, GitHub Actions and code scanning. */
export const API_FORMATS = ['text', 'json', 'markdown', 'github', 'sarif'] as const;
export type ApiFormat = (typeof API_FORMATS)[number];

/** A finding about the API, with its file relative to the reader's folder. */
export type ApiFinding = Finding & { request: string; document: string; part?: string };

/** A comparison as it is printed. */
export interface ApiReport {
  comparison: ApiComparison;
  /** The findings that nobody has accepted and that no baseline has. */
  findings: ApiFinding[];
  /** Operations of the API that no function sends and that no baseline has. */
  missing: string[];
  /** How many findings and operations the baseline has. */
  known: number;
  /** The older document that the findings are new since. */
  since?: { file: string; version?: string; added: string[]; resolved: number };
}

export interface ApiReportOptions {
  paint: Paint;
  columns: number | undefined;
}

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

/** A comparison for programs. */
function makeRecord({ comparison, findings, missing, known, since }: ApiReport) {
  const { diagnostics: _, ...rest } = comparison;
  return { ...rest, findings, missing, known, ...(since === undefined ? {} : { since }) };
}
