import { module as strings } from '#strings';
import type { ClassItem } from '../../../../extractor/contract/class.ts';
import type { FunctionItem } from '../../../../extractor/contract/function.ts';
import type { AttributeItem, Item } from '../../../../extractor/contract/module.ts';
import { formatSignature } from '../../../../extractor/contract/types/signature-text.ts';
import { getParent, isModel } from '../../routing/item-tree.ts';
import { getMemberTags } from '../../page-models/member-tags.ts';
import { SIGNATURE_WIDTH, withoutSelf } from '../../code/signature.ts';
import { writeClassContent } from './class.ts';
import { writeDocstring } from './docstring.ts';
import { writeNotes } from './notes.ts';
import { makeCode, makeEntry, makeFence } from './text.ts';
import type { Writer } from './writer.ts';

/** The level of a member's heading; what is nested in a class comes a level down. */
type Level = 3 | 4 | 5;

/** A function, class or attribute under its heading. */
export function writeMember(item: Item, name: string, level: Level, writer: Writer): string[] {
  switch (item.kind) {
    case 'function':
      return frame(item, name, level, writeFunction(item, name, writer), writer);
    case 'class':
      if (isModel(item)) return [`- ${writer.name(name, item.id)}`];
      return frame(item, name, level, writeClassContent(item, name, deepen(level), writer), writer);
    case 'attribute':
      return [writeAttribute(item, name, writer)];
    case 'operation':
      return [`${strings.operation} ${writer.name(name, item.id)}`];
    case 'reExport':
      return [];
  }
}

function deepen(level: Level): Level {
  return level === 3 ? 4 : 5;
}

function frame(
  item: FunctionItem | ClassItem,
  name: string,
  level: Level,
  content: string[],
  writer: Writer,
): string[] {
  const tags = getMemberTags(item);
  return [
    `${'#'.repeat(level)} ${makeCode(name)}`,
    ...(tags.length === 0 ? [] : [`_${tags.join(', ')}_`]),
    ...writeNotes(item.id, writer),
    ...content,
  ];
}

function writeFunction(item: FunctionItem, name: string, writer: Writer): string[] {
  const { overloads, signature, typeParameters = [], decorators = [], binding } = item;
  const owner = writer.scope.view.item(getParent(item.id));
  const isBound = owner?.kind === 'class' && binding !== 'staticMethod';
  const shown = `${name}${typeParameters.length === 0 ? '' : `[${typeParameters.join(', ')}]`}`;
  const lines = (overloads ?? [signature]).map((each) =>
    formatSignature(shown, isBound ? withoutSelf(each) : each, SIGNATURE_WIDTH),
  );
  return [
    makeFence([...decorators.map((decorator) => `@${decorator}`), ...lines].join('\n'), 'python'),
    writer.deprecation(item.deprecated, item.id),
    ...writeDocstring(item.docstring, item.id, writer),
    writer.source(item.source),
  ];
}

/** An attribute, type alias or property as an entry of a list. */
export function writeAttribute(item: AttributeItem, name: string, writer: Writer): string {
  const { typeParameters = [], aliasOf, type = aliasOf, property, value, id } = item;
  const shown = `${name}${typeParameters.length === 0 ? '' : `[${typeParameters.join(', ')}]`}`;
  const tags = getMemberTags(item);
  const hasValue = aliasOf === undefined && property === undefined && value !== undefined;
  const facts = [
    makeCode(shown),
    ...(type === undefined ? [] : [writer.type(aliasOf ?? type)]),
    ...(tags.length === 0 ? [] : [`_${tags.join(', ')}_`]),
    ...(hasValue ? [`${strings.value} ${makeCode(shorten(value.text))}`] : []),
  ].join(', ');
  const text = [
    writer.deprecation(item.deprecated, id),
    ...writeDocstring(item.docstring, id, writer),
    ...writeNotes(id, writer),
  ].filter((block) => block !== '');
  return makeEntry([facts, ...text]);
}

const LONGEST_VALUE = 500;

function shorten(text: string): string {
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}
