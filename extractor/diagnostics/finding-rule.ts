import type { Severity } from '../contract/diagnostic.ts';

/** A kind of finding, as a row of a table that findings are made from. */
export interface FindingRule {
  /** Permanent, like the name. */
  code: string;
  rule: string;
  severity: Severity;
  /** What the rule finds, in one sentence. */
  summary: string;
  /** What to do about it. */
  hint: string;
}
