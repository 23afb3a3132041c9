import type { Change, ChangeSeverity } from '../../contract/change.ts';
import type { PackageChanges } from '../../contract/history.ts';
import { formatAnnotation } from '../../diagnostics/github-annotation.ts';
import type { DiffFormatOptions } from './diff-formats.ts';

const LEVELS = {
  breaking: 'error',
  possiblyBreaking: 'warning',
  safe: 'notice',
} as const satisfies Record<ChangeSeverity, string>;

/**
 * Changes as annotations of GitHub Actions, at the lines of the new version; removed items have no
 * line.
 */
export function formatGitHub(
  packages: readonly PackageChanges[],
  { showFile }: Pick<DiffFormatOptions, 'showFile'>,
): string {
  return packages
    .flatMap(({ name, changes = [], presence }) => [
      ...(presence === 'removed' ? [formatGone(name)] : []),
      ...changes.map((change) => formatChange(change, (file) => showFile(name, file))),
    ])
    .join('\n');
}

function formatGone(name: string): string {
  const message = `The package \`${name}\` was removed.`;
  return formatAnnotation({ level: LEVELS.breaking, title: 'package-removed', message });
}

function formatChange(
  { code, severity, message, after }: Change,
  showFile: (file: string) => string,
): string {
  const source = after?.source;
  const location = source && { ...source, file: showFile(source.file) };
  return formatAnnotation({ level: LEVELS[severity], title: code, message, location });
}
