import type { Paint } from '../terminal/terminal.ts';
import type { Finding } from './finding.ts';
import { formatGitHub } from './format-github.ts';
import { formatSarif } from './format-sarif.ts';
import { formatText } from './format-text.ts';

/** The formats of `--format`, for people, programs, code scanning and GitHub Actions. */
export const DIAGNOSTIC_FORMATS = ['text', 'json', 'sarif', 'github'] as const;
export type DiagnosticFormat = (typeof DIAGNOSTIC_FORMATS)[number];

/** Renders findings, without a line break at the end. */
export function formatFindings(
  findings: readonly Finding[],
  format: DiagnosticFormat,
  paint: Paint,
): string {
  switch (format) {
    case 'text':
      return formatText(findings, paint);
    case 'json':
      return JSON.stringify(findings, undefined, 2);
    case 'sarif':
      return formatSarif(findings);
    case 'github':
      return formatGitHub(findings);
  }
}
