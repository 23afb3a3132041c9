import type { Finding } from '../diagnostics/finding.ts';
import type { PageFailure } from '../site-input/page-failure.ts';

/**
 * Findings about pages that could not be rendered. The rule is here because only the site can find
 * it; the others are in `diagnostics.py`.
 */
export function makePageFindings(failures: readonly PageFailure[]): Finding[] {
  return failures.map(({ page, object, file, line = 1, message, ...failure }) => ({
    package: failure.package ?? 'the reference',
    code: 'WD501',
    rule: 'page-not-rendered',
    severity: 'error',
    message: `The page ${page}${object === undefined ? '' : ` about ${object}`} could not be rendered, and says so: ${message}`,
    hint: 'This is a bug in wrapdocs. Please report it with the source of the object.',
    ...(file === undefined ? {} : { location: { file, line } }),
    ...(object === undefined ? {} : { item: object }),
  }));
}
