import { docstring as strings } from '#strings';
import type {
  Docstring,
  DocstringItem,
  DocstringSection,
} from '../../../../extractor/contract/docstring.ts';
import { getSectionTitle } from '../../docstring/section-title.ts';
import { formatSeeAlso, isSeeAlso } from '../../docstring/see-also.ts';
import { addMarkdown, escapeText, makeCode, makeEntry, makeFence } from './text.ts';
import type { Writer } from './writer.ts';

/** A whole docstring: summary, description, sections. */
export function writeDocstring(
  docstring: Docstring | undefined,
  owner: string,
  writer: Writer,
): string[] {
  if (docstring === undefined) return [];
  return [
    writer.prose(docstring.summary, owner),
    writer.prose(docstring.description, owner),
    ...writeSections(docstring.sections, owner, writer),
  ];
}

/** What a docstring holds beyond its text: exceptions, examples, notes... */
export function writeSections(
  sections: readonly DocstringSection[] | undefined,
  owner: string,
  writer: Writer,
): string[] {
  return (sections ?? []).flatMap((section) => [
    `**${escapeText(getSectionTitle(section))}**`,
    ...writeContent(section, owner, writer),
  ]);
}

function writeContent(section: DocstringSection, owner: string, { prose }: Writer): string[] {
  switch (section.kind) {
    case 'text':
      return [prose(section.text, owner)];
    case 'admonition':
      return [prose(isSeeAlso(section) ? formatSeeAlso(section.text) : section.text, owner)];
    case 'examples':
      return section.examples.map(({ kind, text }) =>
        kind === 'code' ? makeFence(text, 'python') : prose(text, owner),
      );
    default:
      return [
        section.items.map((item) => writeItem(item, prose(item.description, owner))).join('\n'),
      ];
  }
}

/** A parameter, an exception, a returned value... as an entry of a list. */
function writeItem({ name, type, default: value }: DocstringItem, description: string): string {
  const facts = [
    ...(name === undefined ? [] : [makeCode(name)]),
    ...(type === undefined ? [] : [makeCode(type)]),
    ...(value === undefined ? [] : [escapeText(strings.default(value))]),
  ].join(', ');
  if (facts === '') return makeEntry([description]);
  return makeEntry([description === '' ? facts : addMarkdown(`${facts}:`, description)]);
}
