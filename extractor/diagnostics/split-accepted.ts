import path from 'node:path';
import type { AcceptedFinding } from '../config/schema.ts';
import type { Diagnostic } from '../contract/diagnostic.ts';

interface Sorted {
  /** What nobody has accepted. */
  open: Diagnostic[];
  /** How many are known and stay. */
  accepted: number;
  /** Rows that fit nothing any more. */
  unused: AcceptedFinding[];
}

/** Sorts out the diagnostics of a package that its `accept` names. */
export function splitAccepted(
  diagnostics: readonly Diagnostic[],
  rows: readonly AcceptedFinding[],
): Sorted {
  const open = diagnostics.filter((diagnostic) => !rows.some((row) => fits(row, diagnostic)));
  const unused = rows.filter((row) => !diagnostics.some((diagnostic) => fits(row, diagnostic)));
  return { open, accepted: diagnostics.length - open.length, unused };
}

function fits({ code, file }: AcceptedFinding, { code: found, location }: Diagnostic): boolean {
  if (code !== found) return false;
  return file === undefined || path.posix.matchesGlob(location?.file ?? '', file);
}
