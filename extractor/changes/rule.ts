import type { ChangeSeverity } from '../contract/change.ts';

/** A kind of difference that is looked for. */
export interface Rule {
  /** The permanent name: its family in front, then what has changed. */
  code: string;
  severity: ChangeSeverity;
  /** What the rule finds, in one sentence. */
  summary: string;
}
