import type { Finding } from './finding.ts';
import { formatAnnotation } from './github-annotation.ts';

const LEVELS = { error: 'error', warning: 'warning', note: 'notice' } as const;

/** Findings as annotations of GitHub Actions: one workflow command per line. */
export function formatGitHub(findings: readonly Finding[]): string {
  return findings
    .map(({ code, rule, severity, message, hint, location }) =>
      formatAnnotation({
        level: LEVELS[severity],
        title: `${code} ${rule}`,
        message: `${message}\n${hint}`,
        location,
      }),
    )
    .join('\n');
}
