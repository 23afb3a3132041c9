import type { Finding } from '../diagnostics/finding.ts';
import { WrapdocsError } from '../errors.ts';

/** Why a saved change is not shown, for the page that is open. */
export interface Problem {
  /** `file:line:column`, or the subject. */
  place?: string;
  code?: string;
  message: string;
  hint?: string;
}

/** The findings that prevent something from being shown. */
export function getProblems(findings: readonly Finding[]): Problem[] {
  return findings
    .filter(({ severity }) => severity === 'error')
    .map(({ code, message, hint, location, package: name }) => ({
      place: location === undefined ? name : formatPlace(location),
      code,
      message,
      hint,
    }));
}

function formatPlace({ file, line, column }: NonNullable<Finding['location']>): string {
  return [file, line, ...(column === undefined ? [] : [column])].join(':');
}

/** The problem that an error describes. */
export function makeProblem(error: unknown): Problem {
  if (!(error instanceof WrapdocsError)) return { message: String(error) };
  const { message, hint } = error;
  return hint === undefined ? { message } : { message, hint };
}
