import { model as modelStrings, module as strings } from '#strings';
import type { ClassItem } from '../../../../extractor/contract/class.ts';
import { formatType } from '../../../../extractor/contract/types/type-text.ts';
import { getClassParts, getInheritance } from '../../page-models/class-parts.ts';
import { writeDocstring } from './docstring.ts';
import { writeAttribute, writeMember } from './member.ts';
import { writeNotes } from './notes.ts';
import { escapeText, makeCode, makeFence } from './text.ts';
import type { Writer } from './writer.ts';

/** The page of a class that has one of its own. */
export function writeClassPage(item: ClassItem, name: string, writer: Writer): string[] {
  return [
    makeImport(item, name, writer),
    ...writeNotes(item.id, writer),
    ...writeClassContent(item, name, 3, writer),
  ];
}

/** How to import a class from where users find it; of a nested one, the class around it. */
export function makeImport(item: ClassItem, name: string, { scope }: Writer): string {
  const moduleId = scope.view.home(item.id)?.id ?? '';
  return makeFence(`from ${moduleId} import ${name.split('.', 1)[0] ?? name}`, 'python');
}

/** A class: its declaration, docstring, source and members, whose headings have the level. */
export function writeClassContent(
  item: ClassItem,
  name: string,
  level: 3 | 4 | 5,
  writer: Writer,
): string[] {
  return [
    makeDeclaration(item, name),
    ...writeRelatives(item, writer),
    writer.deprecation(item.deprecated, item.id),
    ...writeDocstring(item.docstring, item.id, writer),
    writer.source(item.source),
    ...writeClassMembers(item, level, writer),
  ];
}

function makeDeclaration({ bases, typeParameters = [], decorators = [] }: ClassItem, name: string) {
  const parameters = typeParameters.length === 0 ? '' : `[${typeParameters.join(', ')}]`;
  const derived = bases.length === 0 ? '' : `(${bases.map(formatType).join(', ')})`;
  const lines = decorators.map((decorator) => `@${decorator}`);
  return makeFence([...lines, `class ${name}${parameters}${derived}`].join('\n'), 'python');
}

/** Bases and subclasses that are documented. */
export function writeRelatives(item: ClassItem, writer: Writer): string[] {
  const subtypes = writer.scope.view.subtypes(item.id).map(({ id, name }) => writer.name(name, id));
  const bases = item.bases.map((base) => writer.type(base)).filter((text) => text.includes(']('));
  return [
    ...(bases.length === 0 ? [] : [`${modelStrings.bases}: ${bases.join(', ')}`]),
    ...(subtypes.length === 0 ? [] : [`${modelStrings.subtypes}: ${subtypes.join(', ')}`]),
  ];
}

/** What a class declares, and the names of what it inherits. */
export function writeClassMembers(item: ClassItem, level: 3 | 4 | 5, writer: Writer): string[] {
  const { view } = writer.scope;
  const { attributes, methods, classes } = getClassParts(item, view);
  return [
    ...(attributes.length === 0 ? [] : [`**${strings.attributes}**`]),
    attributes.map((attribute) => writeAttribute(attribute, attribute.name, writer)).join('\n'),
    ...[...methods, ...classes].flatMap((member) =>
      writeMember(member, member.name, level, writer),
    ),
    ...getInheritance(item.id, view).map(({ base, members }) => {
      const names = members.map((member) => makeCode(member.name)).join(', ');
      return `${escapeText(strings.inheritedFrom(members.length))} ${writer.name(base.name, base.id)}: ${names}`;
    }),
  ];
}
