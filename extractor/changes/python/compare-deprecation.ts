import type { Change, ChangedPart } from '../../contract/change.ts';
import type { Deprecated } from '../../contract/value.ts';
import type { Report } from './create-report.ts';
import { PYTHON_RULES } from './python-rules.ts';

interface Deprecable {
  deprecated?: Deprecated | undefined;
}

/**
 * Reports that something has become deprecated, or is no longer; `label` is the beginning of
 * messages.
 */
export function compareDeprecation(
  { before, after }: { before: Deprecable; after: Deprecable },
  label: string,
  report: Report,
  part?: ChangedPart,
): Change[] {
  const isDeprecated = after.deprecated !== undefined;
  if (isDeprecated === (before.deprecated !== undefined)) return [];
  const facts = part === undefined ? {} : { part };
  if (!isDeprecated) {
    return [report(PYTHON_RULES.undeprecated, `${label} is no longer deprecated.`, facts)];
  }
  // The author's message is in the item itself, so it is not repeated here.
  return [report(PYTHON_RULES.deprecated, `${label} is deprecated.`, facts)];
}
