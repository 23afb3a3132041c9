import { countFindings, type Finding } from '../../diagnostics/finding.ts';
import { WrapdocsError } from '../../errors.ts';

/** Ends a run under `--strict` if there are findings. */
export function requireNoFindings(findings: readonly Finding[]): void {
  if (findings.length === 0) return;
  throw new WrapdocsError({
    code: 'FINDINGS',
    message: `There are findings (${countFindings(findings)}), which a strict run does not allow.`,
    hint: 'Fix the findings listed above, or accept them in the configuration (`accept`). To ignore them, leave out --strict, or pass --no-strict to `release`, which is strict by default.',
  });
}
