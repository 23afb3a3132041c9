import { countFindings, type Finding } from '../../diagnostics/finding.ts';
import { listFailing, type Strictness } from '../../diagnostics/strictness.ts';
import { WrapdocsError } from '../../errors.ts';

/** Ends a run if there are findings that its `--strict` does not allow. */
export function requireNoFindings(findings: readonly Finding[], level: Strictness): void {
  const failing = listFailing(findings, level);
  if (level === false || failing.length === 0) return;
  throw new WrapdocsError({
    code: 'FINDINGS',
    message: `There are findings (${countFindings(failing)}), which \`--strict ${level}\` does not allow.`,
    hint: 'Fix the findings listed above, or accept them in the configuration (`accept`). To ignore them, leave out --strict, or pass --no-strict to `release`, which is strict by default.',
  });
}
