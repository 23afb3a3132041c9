import path from 'node:path';
import type { Diagnostic, Severity } from '../contract/diagnostic.ts';
import { formatCount } from '../format-count.ts';

/** A diagnostic of one package, its file relative to where the command was started. */
export type Finding = Diagnostic & { package: string };

interface Origin {
  package: string;
  /** The folder that the files of the diagnostics are relative to. */
  root: string;
  cwd: string;
}

/** Makes diagnostics ready to be shown: their paths lead to the files from where the reader is. */
export function makeFindings(diagnostics: readonly Diagnostic[], origin: Origin): Finding[] {
  return diagnostics.map((diagnostic) => {
    const { location } = diagnostic;
    const shown = { package: origin.package, ...diagnostic };
    if (location === undefined) return shown;
    return {
      ...shown,
      location: { ...location, file: showFile(location.file, origin.root, origin.cwd) },
    };
  });
}

/** A file of a source as messages name it: from where the reader is. */
export function showFile(file: string, root: string, cwd: string): string {
  return path.relative(cwd, path.join(root, file)).split(path.sep).join('/');
}

const SEVERITIES: Severity[] = ['error', 'warning', 'note'];

/** The counts in words: `1 error, 3 warnings`. */
export function countFindings(findings: readonly Finding[]): string {
  const counts = SEVERITIES.map((severity) => {
    const count = findings.filter((finding) => finding.severity === severity).length;
    return count === 0 ? '' : formatCount(count, severity);
  }).filter((text) => text !== '');
  return counts.length === 0 ? 'no findings' : counts.join(', ');
}
