import { module as strings } from '#strings';
import type { ClassItem } from '../../../../extractor/contract/class.ts';
import type { Module, ReExportItem } from '../../../../extractor/contract/module.ts';
import type { ModuleContent } from '../../page-models/module-content.ts';
import { groupMembers } from '../../page-models/outline.ts';
import type { ShownItem } from '../../routing/shown-modules.ts';
import { writeDocstring } from './docstring.ts';
import { writeAttribute, writeMember } from './member.ts';
import { writeNotes } from './notes.ts';
import { writeOperation } from './operation.ts';
import { escapeText, toLine } from './text.ts';
import type { Writer } from './writer.ts';

/** The page of a module. */
export function writeModulePage(module: Module, content: ModuleContent, writer: Writer): string[] {
  return [
    ...writeDocstring(module.docstring, module.id, writer),
    ...writeNotes(module.id, writer),
    ...writeModuleContent(content, writer),
  ];
}

/** Everything that a module shows: operations by group, models, the rest by kind, names from elsewhere. */
export function writeModuleContent(content: ModuleContent, writer: Writer): string[] {
  const { groups, models, members, reExports, isSplit } = content;
  return [
    ...groups.flatMap(({ label, operations }) => [
      `## ${escapeText(label)}`,
      ...operations.flatMap((operation) => writeOperation(operation, writer)),
    ]),
    ...models.flatMap(({ label, models: group }) => [
      `## ${label}`,
      group.map((model) => writeEntry(model, model.name, writer)).join('\n'),
    ]),
    ...groupMembers(members).flatMap(({ label, items }) => [
      `## ${label}`,
      ...writeMembers(items, isSplit, writer),
    ]),
    ...(reExports.length === 0 ? [] : [`## ${strings.reExports}`, strings.reExportsNote]),
    reExports.map((item) => writeReExport(item, writer)).join('\n'),
  ];
}

/** The page of the functions of a module that is too large for one page. */
export function writeFunctions(functions: readonly ShownItem[], writer: Writer): string[] {
  return functions.flatMap(({ item, name }) => writeMember(item, name, 3, writer));
}

/** Members of one kind, which are only listed where they stand on pages of their own. */
function writeMembers(items: readonly ShownItem[], isSplit: boolean, writer: Writer): string[] {
  const attributes = items.flatMap(({ item, name }) =>
    item.kind === 'attribute' ? [writeAttribute(item, name, writer)] : [],
  );
  if (attributes.length > 0) return [attributes.join('\n')];
  if (!isSplit) return writeFunctions(items, writer);
  const entries = items.flatMap(({ item, name }) =>
    item.kind === 'class' || item.kind === 'function' ? [writeEntry(item, name, writer)] : [],
  );
  return [entries.join('\n')];
}

/** A line on something that has a page of its own. */
function writeEntry(
  item: Pick<ClassItem, 'id' | 'docstring'>,
  name: string,
  writer: Writer,
): string {
  const summary = toLine(writer.prose(item.docstring?.summary, item.id));
  return `- ${writer.name(name, item.id)}${summary === '' ? '' : `: ${summary}`}`;
}

function writeReExport({ id, name, target }: ReExportItem, writer: Writer): string {
  const from = target === id ? '' : ` ${escapeText(strings.from(target))}`;
  return `- ${writer.name(name, target)}${from}`;
}
