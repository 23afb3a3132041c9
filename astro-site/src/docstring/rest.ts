import { docstring as strings } from '#strings';

/** Something in reST that Markdown would show as clutter. */
const MARKS = /^\s*(>>> |\.\. )|::[ \t]*$/m;

const CODE = new Set(
  'code code-block sourcecode testcode testsetup ipython plot prompt math parsed-literal'.split(
    ' ',
  ),
);
const DIRECTIVE = /^(\s*)\.\.\s+(?:[\w-]+:)?([\w-]+)::(?:\s+(.*))?$/;
const TITLES: Partial<Record<string, string>> = strings.admonitions;
const VERSIONS: Partial<Record<string, (version: string) => string>> = strings.versions;

/** Lines of Markdown, and the first line that is not read yet. */
interface Step {
  lines: string[];
  next: number;
}

/**
 * Writes what reST says in blocks as Markdown: sessions, literal blocks, directives. Text that has
 * none of it, and code within fences, stays as it is.
 */
export function convertRest(text: string): string {
  if (!MARKS.test(text)) return text;
  const lines = text.split('\n');
  const out: string[] = [];
  let fence: string | undefined;
  for (let index = 0; index < lines.length;) {
    const line = lines[index] ?? '';
    const mark = /^\s*(```+|~~~+)/.exec(line)?.[1];
    if (mark !== undefined && (fence === undefined || mark.startsWith(fence))) {
      fence = fence === undefined ? mark : undefined;
    }
    const step = fence === undefined ? convertBlock(lines, index) : undefined;
    out.push(...(step?.lines ?? [line]));
    index = step?.next ?? index + 1;
  }
  return out.join('\n');
}

function convertBlock(lines: readonly string[], index: number): Step | undefined {
  const line = lines[index] ?? '';
  if (/^\s*>>> /.test(line)) return convertSession(lines, index);
  if (/^\s*\.\. /.test(line)) return convertMarkup(lines, index);
  if (/::[ \t]*$/.test(line)) return convertLiteral(lines, index);
  return undefined;
}

/** A session ends at an empty line that no further prompt follows. */
function convertSession(lines: readonly string[], index: number): Step {
  let next = index;
  while (next < lines.length) {
    const isEmpty = lines[next]?.trim() === '';
    if (isEmpty && !/^\s*>>> /.test(lines[next + 1] ?? '')) break;
    next += 1;
  }
  return { lines: makeFence(lines.slice(index, next), 'python'), next };
}

/** `.. name:: argument` with what is indented beneath it; other explicit markup is a comment or a target. */
function convertMarkup(lines: readonly string[], index: number): Step {
  const line = lines[index] ?? '';
  const { body, next } = takeIndented(lines, index + 1, getIndent(line));
  const [, , name = '', argument = ''] = DIRECTIVE.exec(line) ?? [];
  if (name === '') return { lines: [], next };
  if (CODE.has(name)) {
    const code = dropOptions(body);
    const language = name === 'math' ? 'text' : argument.trim() || 'python';
    return { lines: makeFence(code, language), next };
  }
  const title = VERSIONS[name]?.(argument) ?? TITLES[name];
  if (title === undefined) return { lines: ['', ...dropOptions(body), ''], next };
  const first = VERSIONS[name] === undefined ? [argument] : [];
  const content = convertRest([...first, ...dropOptions(body)].join('\n').trim());
  return { lines: ['', ...quote(`**${title}** ${content}`), ''], next };
}

/** `Like this::` with an indented block of code beneath it. */
function convertLiteral(lines: readonly string[], index: number): Step | undefined {
  const line = lines[index] ?? '';
  const { body, next } = takeIndented(lines, index + 1, getIndent(line));
  if (lines[index + 1]?.trim() !== '' || body.every((each) => each === '')) return undefined;
  const lead = line.replace(/\s*::\s*$/, (mark) => (line.trim() === mark.trim() ? '' : ':'));
  return { lines: [lead, ...makeFence(body, isPython(body) ? 'python' : 'text')], next };
}

function isPython(body: readonly string[]): boolean {
  return body.some((line) => /^(>>> |from \w|import \w|def |class |\w+ = |@)/.test(line));
}

/** The lines that are indented deeper, without their common indentation and the empty lines around them. */
function takeIndented(
  lines: readonly string[],
  start: number,
  indent: number,
): { body: string[]; next: number } {
  let next = start;
  for (let index = start; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (line.trim() === '') continue;
    if (getIndent(line) <= indent) break;
    next = index + 1;
  }
  return { body: dedent(lines.slice(start, next)), next };
}

function dropOptions(body: readonly string[]): string[] {
  const start = body.findIndex((line) => !/^:[\w-]+:/.test(line));
  return dedent(start === -1 ? [] : body.slice(start));
}

function makeFence(code: readonly string[], language: string): string[] {
  const ticks = code.join('\n').match(/`+/g) ?? [];
  const longest = Math.max(2, ...ticks.map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  return ['', `${fence}${language.replace(/[^\w-]/g, '')}`, ...dedent(code), fence, ''];
}

function quote(text: string): string[] {
  return text.split('\n').map((line) => `> ${line}`);
}

function dedent(lines: readonly string[]): string[] {
  const filled = lines.filter((line) => line.trim() !== '');
  const indent = Math.min(...filled.map(getIndent), Infinity);
  const cut = lines.map((line) => line.slice(Math.min(indent, getIndent(line))).trimEnd());
  const first = cut.findIndex((line) => line !== '');
  return first === -1 ? [] : cut.slice(first, cut.findLastIndex((line) => line !== '') + 1);
}

function getIndent(line: string): number {
  return line.length - line.trimStart().length;
}
