import type { Severity } from '../contract/diagnostic.ts';
import type { Finding } from './finding.ts';

/** The levels of `--strict`: the least severe findings that fail a run. */
export const STRICTNESS_LEVELS = ['error', 'warning', 'note'] as const satisfies Severity[];

/** How strict a run is; `false` if findings do not fail it. */
export type Strictness = Severity | false;

/** The level of every command that is strict, unless it is told another one. */
export const USUAL_STRICTNESS: Severity = 'warning';

/** Whether a finding of this severity fails a run. */
export function isFailing(severity: Severity, level: Strictness): boolean {
  if (level === false) return false;
  return STRICTNESS_LEVELS.indexOf(severity) <= STRICTNESS_LEVELS.indexOf(level);
}

/** The findings that fail a run. */
export function listFailing(findings: readonly Finding[], level: Strictness): Finding[] {
  return findings.filter(({ severity }) => isFailing(severity, level));
}

/** The worst of some findings; undefined if there are none. */
export function getWorst(findings: readonly Finding[]): Severity | undefined {
  return STRICTNESS_LEVELS.find((level) => findings.some(({ severity }) => severity === level));
}
