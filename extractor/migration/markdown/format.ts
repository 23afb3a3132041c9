import path from 'node:path';
import { NOTES } from '../directive-names.ts';
import { findIncludedLines, type PartOptions } from '../included-part.ts';

/** Kinds of notes that only MkDocs has. */
const MKDOCS_NOTES: Readonly<Record<string, string>> = {
  success: 'tip',
  failure: 'danger',
  bug: 'danger',
};

/** A note of a kind of MyST or MkDocs, with a title if it has one. */
export function formatNote(type: string, title: string | undefined, text: string): string {
  const label = title === undefined || title === '' ? '' : `[${title}]`;
  const fence = makeFence(':', text);
  return `${fence}${getKind(type)}${label}\n${text.trim()}\n${fence}`;
}

/** A tab; those that follow one another are a group. */
export function formatTab(title: string, text: string): string {
  const fence = makeFence(':', text);
  return `${fence}tab[${toTabTitle(title)}]\n${text.trim()}\n${fence}`;
}

/** A title that stands in brackets. */
export function toTabTitle(title: string): string {
  return title.replaceAll(/\s+/g, ' ').replaceAll(/[[\]]/g, '').trim();
}

function getKind(type: string): string {
  const kind = NOTES[type] ?? MKDOCS_NOTES[type] ?? 'note';
  return kind === 'important' ? 'caution' : kind;
}

/** A link to a part of the reference, which is on a page of its own. */
export function formatReference(name: string): string {
  return `See [\`${name}\`][${name}].`;
}

/** A block of code, with a title if it has one. */
export function formatCode(language: string, code: string, title?: string): string {
  const fence = makeFence('`', code);
  const label = title === undefined ? '' : ` title="${title.replaceAll('"', "'")}"`;
  return `${fence}${language}${label}\n${code}\n${fence}`;
}

/** A fence that is longer than each one at the beginning of a line of its text. */
function makeFence(mark: ':' | '`', text: string): string {
  const lengths = text
    .split('\n')
    .map((line) => (mark === ':' ? /^\s*(:+)/ : /^(`+)/).exec(line)?.[1]?.length ?? 0);
  return mark.repeat(Math.max(2, ...lengths) + 1);
}

/** A link to the command line that `shop.cli:main` names. */
export function formatCommandLine(argument: string): string {
  return formatReference((argument.split(/\s/)[0] ?? '').replace(':', '.'));
}

/** A link to the operations of the API, in place of those of its document. */
export const OPERATIONS_LINK = '[The operations of the API](/api-docs/)';

interface IncludedFile {
  /** Its path from the project's folder: `/examples/a.py`. */
  place: string;
  /** Undefined if it does not exist. */
  text: string | undefined;
  report: (message: string) => void;
}

/** A block that shows code of a file, as `literalinclude` does. */
export function formatCodeOfFile(
  file: string,
  options: PartOptions,
  { place, text, report }: IncludedFile,
): string {
  const { language, caption } = options;
  const shown = language ?? (path.extname(file).slice(1) || 'text');
  const label = caption === undefined ? '' : ` title="${caption.replaceAll('"', "'")}"`;
  const lines = text === undefined ? undefined : findIncludedLines(text, options);
  if (lines !== undefined && 'problem' in lines) {
    report(`\`literalinclude\` shows the whole file: ${lines.problem}.`);
  }
  const range =
    lines === undefined || 'problem' in lines
      ? ''
      : ` lines="${String(lines.first)}-${String(lines.last)}"`;
  return `\`\`\`${shown}${label} file="${place}"${range}\n\n\`\`\``;
}
