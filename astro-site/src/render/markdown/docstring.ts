import { docstring as strings } from '#strings';
import type { DocstringItem, DocstringSection } from '../../../../extractor/contract/docstring.ts';
import type { SignatureParameter } from '../../../../extractor/contract/function.ts';
import { findParameter } from '../../docstring/find-parameter.ts';
import { getSectionTitle } from '../../docstring/section-title.ts';
import type { SectionOf } from '../../page-models/sections/section.ts';
import { addMarkdown, makeCode, makeEntry, makeFence } from './text.ts';
import { asMarkdown, escapeMarkdown } from '../../../../extractor/contract/text/markdown.ts';
import type { Writer } from './writer.ts';

/** A section of a docstring: exceptions, examples, notes... */
export function writeDocstringSection(
  { section, parameters }: SectionOf<'docstring'>,
  writer: Writer,
): string[] {
  const title = `**${escapeMarkdown(getSectionTitle(section))}**`;
  return [title, ...writeContent(section, parameters, writer)];
}

function writeContent(
  section: DocstringSection,
  parameters: readonly SignatureParameter[] | undefined,
  writer: Writer,
): string[] {
  switch (section.kind) {
    case 'text':
    case 'admonition':
      return [writer.prose(section.text)];
    case 'examples':
      return section.examples.map(({ kind, text }) =>
        kind === 'code' ? makeFence(text, 'python') : writer.prose(asMarkdown(text)),
      );
    default:
      return [
        section.items
          .map((item) => writeItem(item, findParameter(item, parameters), writer))
          .join('\n'),
      ];
  }
}

/** A parameter, an exception, a return value... as an entry of a list. */
function writeItem(
  { name, type, default: written, ...item }: DocstringItem,
  parameter: SignatureParameter | undefined,
  writer: Writer,
): string {
  const value = written ?? parameter?.default;
  const shownType = writer.type(parameter?.type) || (type === undefined ? '' : makeCode(type));
  const facts = [
    name === undefined ? '' : makeCode(name),
    shownType,
    value === undefined ? '' : escapeMarkdown(strings.default(value)),
  ].filter((fact) => fact !== '');
  const description = writer.prose(item.description);
  if (facts.length === 0) return makeEntry([description]);
  const line = facts.join(', ');
  return makeEntry([description === '' ? line : addMarkdown(`${line}:`, description)]);
}
