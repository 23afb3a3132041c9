import { listCodeBlocks, mapParts } from './code-blocks.ts';

/** Syntax of another program in a page, which is shown as it is written. */
export interface ForeignSyntax {
  /** What it is, with the program that knows it: `an admonition of MkDocs`. */
  name: string;
  /** The first line that has it, from 1. */
  line: number;
  /** How many lines of the page have it. */
  count: number;
}

interface Pattern {
  name: string;
  pattern: RegExp;
}

/** In text; Starlight's own asides (`:::note`) have no space, dot or brace behind the colons. */
const IN_TEXT: readonly Pattern[] = [
  { name: 'an admonition of MkDocs', pattern: /^(?:!!!|\?\?\?\+?) \w/u },
  { name: 'a tab of MkDocs', pattern: /^===[!+]? "/u },
  { name: 'a snippet of MkDocs', pattern: /^\s*-+8<-+ ["']/u },
  { name: 'a reference of mkdocstrings', pattern: /^::: [\w.]+$/u },
  { name: 'a directive of MyST', pattern: /^:{3,}\{[\w:-]+\}/u },
  { name: 'a reference of doc-builder', pattern: /^\[\[autodoc\]\] [\w.]+$/u },
  { name: 'an option of doc-builder', pattern: /^<hfoptions? id=/u },
  { name: 'a directive of reStructuredText', pattern: /^\.\. [\w:-]+:: ?/u },
];
const CODE = /`+[^`]+`+/gu;
/** What makes the code behind it a role: `{py:class}`. */
const ROLE = /(?:^|[\s(])\{[a-z][\w:-]*\}$/u;
/** Behind an opening fence. */
const DIRECTIVE = /^\{[\w:-]+\}/u;

/** The syntax of MkDocs, MyST, reStructuredText and doc-builder in a page: each kind once, by its first line. */
export function findForeignSyntax(markdown: string): ForeignSyntax[] {
  const lines = mapParts(markdown, { code: blank, prose: (text) => text }).split('\n');
  const find = (isForeign: (line: string) => boolean) =>
    lines.flatMap((text, index) => (isForeign(text) ? [index + 1] : []));
  const found = IN_TEXT.map(({ name, pattern }) => ({
    name,
    lines: find((text) => pattern.test(text)),
  }));
  found.push({ name: 'a role of MyST', lines: find(hasRole) });
  const blocks = listCodeBlocks(markdown).filter(({ info }) => DIRECTIVE.test(info));
  found.push({ name: 'a directive of MyST', lines: blocks.map(({ line }) => line) });
  return [...Map.groupBy(found, ({ name }) => name)].flatMap(([name, parts]) => {
    const all = parts.flatMap((part) => part.lines).toSorted((a, b) => a - b);
    const [line] = all;
    return line === undefined ? [] : [{ name, line, count: all.length }];
  });
}

/** A block of code without its text, and with as many lines. */
function blank({ text }: { text: string }): string {
  return '\n'.repeat(text.split('\n').length - 1);
}

/** Tells whether a role stands before code; in code, a brace before a backtick is none. */
function hasRole(line: string): boolean {
  let end = 0;
  for (const { 0: code, index } of line.matchAll(CODE)) {
    if (ROLE.test(line.slice(end, index))) return true;
    end = index + code.length;
  }
  return false;
}
