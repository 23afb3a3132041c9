import type { Finding } from '../../diagnostics/finding.ts';
import { WrapdocsError } from '../../errors.ts';
import { formatCount } from '../../terminal/format-count.ts';

const MAX_NAMED = 3;

/** The findings about files of which nothing could be read. */
export function listUnparsed(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ rule }) => rule === 'file-not-parsed');
}

/** Ends a run whose result lacks files, unless the user wants it all the same. */
export function requireParsedFiles(
  findings: readonly Finding[],
  { keepGoing }: { keepGoing?: boolean | undefined },
): void {
  const files = [...new Set(listUnparsed(findings).map(({ location }) => location?.file ?? ''))];
  if (files.length === 0 || keepGoing === true) return;
  const more = files.length > MAX_NAMED ? `, and ${String(files.length - MAX_NAMED)} more` : '';
  const names = `${files.slice(0, MAX_NAMED).join(', ')}${more}`;
  throw new WrapdocsError({
    code: 'FILES_NOT_PARSED',
    message: `The site was built without ${formatCount(files.length, 'file')} that Python could not read: ${names}.`,
    hint: 'Run wrapdocs with the version of Python that the files are written for (`--python`), fix or exclude them, or pass --keep-going to end without an error.',
  });
}
