import { api as strings } from '#strings';
import type { ApiOperationEntry, DocumentLine } from '../../page-models/sections/api.ts';
import type { SectionOf } from '../../page-models/sections/section.ts';
import { writeProse } from './prose.ts';
import { makeCode, makeEntry, makeLink } from './text.ts';
import { escapeMarkdown } from '../../../../extractor/contract/text/markdown.ts';
import type { Writer } from './writer.ts';

/** The operations of an API by tag, with the functions that send them. */
export function writeCoverage({ groups }: SectionOf<'apiCoverage'>, writer: Writer): string[] {
  return groups.flatMap(({ title, share, operations }) => [
    `## ${escapeMarkdown(title)}${share === undefined ? '' : ` (${share})`}`,
    operations.map((operation) => writeOperation(operation, writer)).join('\n'),
  ]);
}

function writeOperation(operation: ApiOperationEntry, writer: Writer): string {
  const { method, path, operationId, docs, tags, calls } = operation;
  const name = operationId === undefined ? '' : escapeMarkdown(operationId);
  const facts = [
    makeCode(`${method} ${path}`),
    docs === undefined ? name : makeLink(name, docs),
    calls.length === 0
      ? strings.none
      : calls.map(({ id, call }) => writer.name(call, id)).join(', '),
    tags.length === 0 ? '' : `_${tags.map(escapeMarkdown).join(', ')}_`,
  ];
  return `- ${facts.filter((fact) => fact !== '').join(' · ')}`;
}

/** What the API's document says, quoted, so that it differs from what the package says. */
export function writeFromDocument(section: SectionOf<'fromDocument'>): string[] {
  const { title, origin, parts } = section;
  const blocks = [
    `**${escapeMarkdown(title)}**`,
    escapeMarkdown(origin),
    ...parts.flatMap((part) => [
      `**${escapeMarkdown(part.title)}**`,
      part.lines.map((line) => makeEntry(writeLine(line))).join('\n'),
    ]),
  ];
  return [quote(blocks.join('\n\n'))];
}

function writeLine({ code, notes, text }: DocumentLine): string[] {
  const place = { resolve: () => undefined, toMarkdownPath: (path: string) => path };
  const prose = text === undefined ? '' : writeProse(text, place);
  const isShort = !prose.includes('\n');
  const head = [makeCode(code), ...notes.map(escapeMarkdown), isShort ? prose : ''];
  return [head.filter((fact) => fact !== '').join(' · '), ...(isShort ? [] : [prose])];
}

function quote(text: string): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');
}
