import type { ChangeSeverity } from '../contract/change.ts';

/** A kind of difference to look for. */
export interface Rule {
  /** The permanent name: the prefix of its family, then the change. */
  code: string;
  severity: ChangeSeverity;
  /** What the rule finds, in one sentence. */
  summary: string;
}

/** A rule whose difference breaks callers. */
export function breaking(code: string, summary: string): Rule {
  return { code, severity: 'breaking', summary };
}

/** A rule whose difference breaks some callers, depending on what they do. */
export function possiblyBreaking(code: string, summary: string): Rule {
  return { code, severity: 'possiblyBreaking', summary };
}

/** A rule whose difference breaks nobody. */
export function safe(code: string, summary: string): Rule {
  return { code, severity: 'safe', summary };
}
