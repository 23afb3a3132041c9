import { convertDirective } from './convert-directive.ts';
import { convertInline } from './convert-inline.ts';
import { formatNote, formatReference, formatTab } from './format.ts';
import type { MarkdownContext } from './markdown-context.ts';

/** A part of a page that begins at a line: its Markdown, and the line after it. */
interface Part {
  markdown: string;
  next: number;
}

type ReadPart = (
  lines: readonly string[],
  start: number,
  context: MarkdownContext,
) => Promise<Part | undefined> | Part | undefined;

const PARTS: ReadPart[] = [
  readDirective,
  readFence,
  readAdmonition,
  readTab,
  readSnippet,
  readObject,
  readLabel,
];

/** Converts the extensions of MyST and MkDocs in Markdown to what pages of wrapdocs can contain. */
export async function convertMarkdown(text: string, context: MarkdownContext): Promise<string> {
  const lines = text.split('\n');
  const converted: string[] = [];
  let index = 0;
  while (index < lines.length) {
    const part = await readPart(lines, index, context);
    converted.push(part?.markdown ?? convertInline(lines[index] ?? '', context));
    index = part?.next ?? index + 1;
  }
  return converted.join('\n');
}

async function readPart(
  lines: readonly string[],
  start: number,
  context: MarkdownContext,
): Promise<Part | undefined> {
  for (const read of PARTS) {
    const part = await read(lines, start, context);
    if (part !== undefined) return part;
  }
  return undefined;
}

/** A directive of MyST, with backticks or colons. */
async function readDirective(
  lines: readonly string[],
  start: number,
  context: MarkdownContext,
): Promise<Part | undefined> {
  const [, indent = '', fence, name, argument = ''] =
    /^(\s*)(`{3,}|:{3,}|~{3,})\{([\w:.-]+)\}(.*)$/.exec(lines[start] ?? '') ?? [];
  if (fence === undefined || name === undefined) return undefined;
  const end = findFenceEnd(lines, start, fence);
  const body = lines.slice(start + 1, end).map((line) => line.replace(indent, ''));
  const convert = (text: string): Promise<string> => convertMarkdown(text, context);
  const markdown = await convertDirective(
    { name, argument: argument.trim(), body, convert },
    context,
  );
  return { markdown: indentLines(markdown, indent), next: end + 1 };
}

/** A block of code stays as it is, unless it only includes a file. */
function readFence(
  lines: readonly string[],
  start: number,
  context: MarkdownContext,
): Part | undefined {
  const [, fence] = /^\s*(`{3,}|~{3,})/.exec(lines[start] ?? '') ?? [];
  if (fence === undefined) return undefined;
  const end = findFenceEnd(lines, start, fence);
  const body = lines.slice(start + 1, end);
  const file = body.length === 1 ? getSnippet(body[0] ?? '') : undefined;
  if (file === undefined)
    return { markdown: lines.slice(start, end + 1).join('\n'), next: end + 1 };
  const [opening = ''] = lines.slice(start);
  const markdown = [`${opening} file="${context.linkToProjectFile(file)}"`, '', fence].join('\n');
  return { markdown, next: end + 1 };
}

/** A note of MkDocs: `!!! note "Title"`, or `???` if it is folded. */
async function readAdmonition(
  lines: readonly string[],
  start: number,
  context: MarkdownContext,
): Promise<Part | undefined> {
  const [, indent = '', mark, type = 'note', , title] =
    /^(\s*)(!!!|\?\?\?\+?)\s+([\w-]+)((?:\s[^"]*)?)(?:"(.*)")?$/.exec(
      lines[start]?.trimEnd() ?? '',
    ) ?? [];
  if (mark === undefined) return undefined;
  const { body, next } = takeBody(lines, start, indent);
  const text = await convertMarkdown(body, context);
  const markdown = mark.startsWith('?')
    ? `<details${mark.endsWith('+') ? ' open' : ''}>\n<summary>${title ?? type}</summary>\n\n${text}\n\n</details>`
    : formatNote(type, title, text);
  return { markdown: `${indentLines(markdown, indent)}\n`, next };
}

/** A tab of MkDocs. */
async function readTab(
  lines: readonly string[],
  start: number,
  context: MarkdownContext,
): Promise<Part | undefined> {
  const [, indent = '', title] = /^(\s*)===[!+]?\s+"(.*)"\s*$/.exec(lines[start] ?? '') ?? [];
  if (title === undefined) return undefined;
  const { body, next } = takeBody(lines, start, indent);
  const text = await convertMarkdown(body, context);
  return { markdown: indentLines(`${formatTab(title, text)}\n`, indent), next };
}

/** A file that MkDocs includes. */
async function readSnippet(
  lines: readonly string[],
  start: number,
  context: MarkdownContext,
): Promise<Part | undefined> {
  const file = getSnippet(lines[start] ?? '');
  if (file === undefined) return undefined;
  const text = context.readFile(file);
  return {
    markdown: text === undefined ? '' : await convertMarkdown(text, context),
    next: start + 1,
  };
}

function getSnippet(line: string): string | undefined {
  return /^\s*-{1,2}8<-{1,2}\s+"([^"]+)"\s*$/.exec(line)?.[1];
}

/** A part of the reference as mkdocstrings includes it: `::: shop.Client`. */
function readObject(lines: readonly string[], start: number): Part | undefined {
  const [, name] = /^:::\s+([A-Za-z_][\w.]*)\s*$/.exec(lines[start] ?? '') ?? [];
  if (name === undefined) return undefined;
  return { markdown: formatReference(name), next: takeBody(lines, start, '').next };
}

/** A label of MyST: `(limits)=`. */
function readLabel(lines: readonly string[], start: number): Part | undefined {
  return /^\([\w\s:.-]+\)=\s*$/.test(lines[start] ?? '')
    ? { markdown: '', next: start + 1 }
    : undefined;
}

function findFenceEnd(lines: readonly string[], start: number, fence: string): number {
  const isEnd = (line: string): boolean =>
    line.trim().startsWith(fence) &&
    /^(`+|:+|~+)$/.test(line.trim()) &&
    line.trim().startsWith(fence[0] ?? '');
  const end = lines.findIndex((line, index) => index > start && isEnd(line));
  return end === -1 ? lines.length : end;
}

/** The lines below one that are indented by four spaces more. */
function takeBody(
  lines: readonly string[],
  start: number,
  indent: string,
): { body: string; next: number } {
  const inner = `${indent}    `;
  let next = start + 1;
  while (
    next < lines.length &&
    (lines[next]?.trim() === '' || lines[next]?.startsWith(inner) === true)
  )
    next++;
  const body = lines.slice(start + 1, next).map((line) => line.slice(inner.length));
  return { body: body.join('\n').trim(), next };
}

function indentLines(text: string, indent: string): string {
  return indent === '' ? text : text.replaceAll(/^(?=.)/gm, indent);
}
