import type { Loudness } from '../../contract/loudness.ts';
import type { Change } from '../../contract/change.ts';
import type { PackageChanges } from '../../contract/history.ts';
import { formatAnnotation } from '../../diagnostics/github-annotation.ts';
import type { DiffFormatOptions } from './diff-formats.ts';

const LEVELS = {
  error: 'error',
  warning: 'warning',
  note: 'notice',
  off: 'notice',
} as const satisfies Record<Loudness, string>;

/**
 * Changes as annotations of GitHub Actions, at the lines of the new version; removed items have no
 * line.
 */
export function formatGitHub(
  packages: readonly PackageChanges[],
  { showFile, getLoudness }: Pick<DiffFormatOptions, 'showFile' | 'getLoudness'>,
): string {
  return packages
    .flatMap(({ name, changes = [], presence }) => [
      ...(presence === 'removed' ? [formatGone(name)] : []),
      ...changes.map((change) =>
        formatChange(change, LEVELS[getLoudness(name, change)], (file) => showFile(name, file)),
      ),
    ])
    .join('\n');
}

function formatGone(name: string): string {
  const message = `The package \`${name}\` was removed.`;
  return formatAnnotation({ level: LEVELS.error, title: 'package-removed', message });
}

function formatChange(
  { code, message, after }: Change,
  level: (typeof LEVELS)[Loudness],
  showFile: (file: string) => string,
): string {
  const source = after?.source;
  const location = source && { ...source, file: showFile(source.file) };
  return formatAnnotation({ level, title: code, message, location });
}
