import type { PackageChanges } from '../../contract/history.ts';
import { formatChangelog } from './format-changelog.ts';
import { formatGitHub } from './format-github.ts';
import { formatMarkdown } from './format-markdown.ts';
import { formatText } from './format-text.ts';
import type { DiffFormat, DiffFormatOptions } from './diff-formats.ts';

/** Renders the changes, without a line break at the end. */
export function formatDiff(
  packages: readonly PackageChanges[],
  format: DiffFormat,
  options: DiffFormatOptions,
): string {
  switch (format) {
    case 'text':
      return formatText(packages, options);
    case 'markdown':
      return formatMarkdown(packages, options);
    case 'changelog':
      return formatChangelog(packages);
    case 'json':
      return JSON.stringify(packages, undefined, 2);
    case 'github':
      return formatGitHub(packages, options);
  }
}
