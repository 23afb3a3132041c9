import { splitTitle, type TitledTarget } from './titled-target.ts';

/** A table of contents, as a page writes it. */
export interface Toctree {
  isHidden: boolean;
  /** Pages and addresses, with titles of their own if they have some. */
  entries: TitledTarget[];
}

/** Reads the tables of contents of a page in reStructuredText or MyST, in their order. */
export function readToctrees(text: string): Toctree[] {
  const lines = text.split('\n');
  const found: Toctree[] = [];
  for (const [index, line] of lines.entries()) {
    const [, rest, myst] =
      /^(\s*)\.\. toctree::|^\s*(`{3,}|:{3,}|~{3,})\{toctree\}/.exec(line) ?? [];
    if (myst !== undefined) found.push(parseToctree(takeUntil(lines, index + 1, myst)));
    else if (rest !== undefined)
      found.push(parseToctree(takeIndented(lines, index + 1, rest.length)));
  }
  return found;
}

function takeUntil(lines: readonly string[], start: number, fence: string): string[] {
  const end = lines.findIndex((line, index) => index >= start && line.trim() === fence);
  return lines.slice(start, end === -1 ? undefined : end);
}

function takeIndented(lines: readonly string[], start: number, indent: number): string[] {
  const isInside = (line: string): boolean =>
    line.trim() === '' || line.length - line.trimStart().length > indent;
  const end = lines.findIndex((line, index) => index >= start && !isInside(line));
  return lines.slice(start, end === -1 ? undefined : end);
}

function parseToctree(lines: readonly string[]): Toctree {
  const texts = lines.map((line) => line.trim()).filter((line) => line !== '');
  const options = texts.filter((line) => /^:[\w-]+:/.test(line));
  const entries = texts.filter(
    (line) => !options.includes(line) && line !== 'self' && line !== '---',
  );
  return {
    isHidden: options.some((option) => option.startsWith(':hidden:')),
    entries: entries.map(splitTitle),
  };
}
