import { docstring as strings } from '#strings';
import type { DocstringItem, DocstringSection } from '../../../../extractor/contract/docstring.ts';
import { getSectionTitle } from '../../docstring/section-title.ts';
import { addMarkdown, escapeText, makeCode, makeEntry, makeFence } from './text.ts';
import type { Writer } from './writer.ts';

/** A section of a docstring: exceptions, examples, notes... */
export function writeDocstringSection(section: DocstringSection, { prose }: Writer): string[] {
  return [`**${escapeText(getSectionTitle(section))}**`, ...writeContent(section, prose)];
}

function writeContent(section: DocstringSection, prose: Writer['prose']): string[] {
  switch (section.kind) {
    case 'text':
    case 'admonition':
      return [prose(section.text)];
    case 'examples':
      return section.examples.map(({ kind, text }) =>
        kind === 'code' ? makeFence(text, 'python') : prose(text),
      );
    default:
      return [section.items.map((item) => writeItem(item, prose(item.description))).join('\n')];
  }
}

/** A parameter, an exception, a return value... as an entry of a list. */
function writeItem({ name, type, default: value }: DocstringItem, description: string): string {
  const facts = [
    ...(name === undefined ? [] : [makeCode(name)]),
    ...(type === undefined ? [] : [makeCode(type)]),
    ...(value === undefined ? [] : [escapeText(strings.default(value))]),
  ].join(', ');
  if (facts === '') return makeEntry([description]);
  return makeEntry([description === '' ? facts : addMarkdown(`${facts}:`, description)]);
}
