import path from 'node:path';
import type { Diagnostic, Severity } from '../contract/diagnostic.ts';
import { formatCount } from '../terminal/format-count.ts';
import { isReplaced, locateSourceFile } from '../sources/source-file.ts';
import type { Source } from '../sources/source.ts';

/** A diagnostic of one package, with its file relative to where the command was started. */
export type Finding = Diagnostic & { package: string };

interface Origin {
  package: string;
  /** What the files of the diagnostics belong to. */
  source: Source;
  cwd: string;
}

/** Prepares diagnostics for display: their paths become relative to the reader's folder. */
export function makeFindings(diagnostics: readonly Diagnostic[], origin: Origin): Finding[] {
  return diagnostics.map((diagnostic) => {
    const { location } = diagnostic;
    const shown = { package: origin.package, ...diagnostic };
    if (location === undefined) return shown;
    return {
      ...shown,
      location: { ...location, file: showFile(location.file, origin.source, origin.cwd) },
    };
  });
}

/** Like `makeFindings`, for diagnostics whose files are relative to a folder. */
export function makeFindingsIn(
  folder: string,
  diagnostics: readonly Diagnostic[],
  { package: name, cwd }: Pick<Origin, 'package' | 'cwd'>,
): Finding[] {
  return diagnostics.map(({ location, ...diagnostic }) => {
    if (location === undefined) return { package: name, ...diagnostic };
    const file = path.relative(cwd, path.resolve(folder, location.file)).split(path.sep).join('/');
    return { package: name, ...diagnostic, location: { ...location, file } };
  });
}

/**
 * The path of a source file in messages: relative to the reader's folder, or inside the release
 * that contains it.
 */
export function showFile(file: string, source: Source, cwd: string): string {
  const { origin } = source;
  if (origin.kind !== 'path' && !isReplaced(source, file)) return `${origin.locator}/${file}`;
  return path.relative(cwd, locateSourceFile(source, file)).split(path.sep).join('/');
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
