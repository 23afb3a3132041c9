import path from 'node:path';
import type { AcceptedFinding } from '../config/package-schema.ts';
import type { Diagnostic } from '../contract/diagnostic.ts';

interface Sorted {
  /** Diagnostics that nobody has accepted. */
  open: Diagnostic[];
  /** The number of accepted diagnostics. */
  accepted: number;
  /** Rows that no longer match anything. */
  unused: AcceptedFinding[];
}

/** Separates the diagnostics of a package that its `accept` lists from the others. */
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
