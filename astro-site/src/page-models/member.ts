import { client as clientStrings, module as strings } from '#strings';
import type { ClassItem } from '../../../extractor/contract/class.ts';
import type { InheritedMember } from '../../../extractor/contract/view/class-tree.ts';
import type { FunctionItem } from '../../../extractor/contract/function.ts';
import type { AttributeItem, Item } from '../../../extractor/contract/module.ts';
import type { Operation } from '../../../extractor/contract/operation.ts';
import { withoutSelf } from '../code/signature.ts';
import type { Scope } from '../reference/scope.ts';
import { getParent, hasRequests, isClientOperation, isModel } from '../routing/item-tree.ts';
import { makeDeprecation, makeDocstring, makeHistory, makeNotes } from './description.ts';
import { getMemberTags } from './member-tags.ts';
import type { Attribute, PartSection, Section, SectionOf } from './sections/section.ts';

/** A function, class or attribute, under the name that users know. */
export function makeMember(item: Item, name: string, scope: Scope): Section[] {
  const { id } = item;
  switch (item.kind) {
    case 'function':
      return [frameMember(item, name, makeFunctionContent(item, name, scope), scope)];
    case 'class':
      if (isModel(item) || hasRequests(item, scope.view.item))
        return [{ kind: 'modelLink', name, id }];
      return [frameMember(item, name, makeClassContent(item, name, scope), scope)];
    case 'attribute':
      return [{ kind: 'attributes', attributes: [makeAttribute(item, name, scope)] }];
    case 'operation':
      return [{ kind: 'operationLink', name, id, method: item.method }];
    case 'reExport':
      return [];
  }
}

function frameMember(
  item: FunctionItem | ClassItem,
  name: string,
  content: Section[],
  scope: Scope,
): Section {
  const { id, source } = item;
  return {
    kind: 'member',
    itemKind: item.kind,
    id,
    name,
    anchor: scope.anchor(id) ?? name,
    tags: getMemberTags(item),
    sections: [
      ...makeHistory(id, scope),
      ...makeNotes(id, scope),
      ...content,
      { kind: 'source', source },
    ],
  };
}

function makeFunctionContent(item: FunctionItem, name: string, { view }: Scope): Section[] {
  const { overloads, signature, typeParameters, decorators, binding } = item;
  const isBound = view.item(getParent(item.id))?.kind === 'class' && binding !== 'staticMethod';
  const signatures = (overloads ?? [signature]).map((each) => (isBound ? withoutSelf(each) : each));
  return [
    { kind: 'signature', name, typeParameters, decorators, signatures },
    ...makeUnknownRequest(item),
    ...makeDeprecation(item.deprecated),
    ...makeDocstring(item.docstring),
  ];
}

function makeUnknownRequest({ unknownRequest: source }: FunctionItem): Section[] {
  return source === undefined ? [] : [{ kind: 'unknownRequest', source }];
}

/** A class on its module's page: its declaration, docstring and members. */
function makeClassContent(item: ClassItem, name: string, scope: Scope): Section[] {
  const { attributes, methods, unknown, classes, inherited } = getClassParts(item, scope);
  return [
    makeDeclaration(item, name),
    ...makeDeprecation(item.deprecated),
    ...makeDocstring(item.docstring),
    ...makeSubclasses(item, scope),
    ...(attributes.length === 0
      ? []
      : [makeLabel(strings.attributes), makeAttributes(attributes, scope)]),
    ...(methods.length + unknown.length === 0 ? [] : [makeLabel(strings.methods)]),
    ...[...methods, ...unknown, ...classes].flatMap((member) =>
      makeMember(member, member.name, scope),
    ),
    ...(inherited.groups.length === 0 ? [] : [inherited]),
  ];
}

function makeLabel(title: string): Section {
  return { kind: 'label', title };
}

/** The declaration of a class: `class Name(Base):` with its decorators. */
export function makeDeclaration(item: ClassItem, name: string): Section {
  const { typeParameters, decorators, bases } = item;
  return { kind: 'declaration', name, typeParameters, decorators, bases };
}

/** The subclasses of a class within the package. */
export function makeSubclasses({ id }: ClassItem, { view }: Scope): Section[] {
  const classes = view.subtypes(id).map((each) => ({ name: each.name, id: each.id }));
  return classes.length === 0 ? [] : [{ kind: 'subclasses', classes }];
}

/** The members of a class on its own page, under headings. */
export function makeClassParts(item: ClassItem, scope: Scope): PartSection[] {
  const { attributes, methods, unknown, classes, inherited } = getClassParts(item, scope);
  const list = (members: readonly Item[]): Section[] =>
    members.flatMap((member) => makeMember(member, member.name, scope));
  const parts: PartSection[] = [
    {
      kind: 'part',
      id: 'class-attributes',
      title: strings.attributes,
      outline: 'entries',
      sections: attributes.length === 0 ? [] : [makeAttributes(attributes, scope)],
    },
    {
      kind: 'part',
      id: 'class-methods',
      title: hasRequests(item, scope.view.item) ? clientStrings.withoutRequest : strings.methods,
      outline: 'entries',
      sections: list(methods),
    },
    {
      kind: 'part',
      id: 'class-unknown-requests',
      title: clientStrings.unknown,
      note: clientStrings.unknownNote,
      outline: 'entries',
      sections: list(unknown),
    },
    {
      kind: 'part',
      id: 'class-classes',
      title: strings.classes,
      outline: 'entries',
      sections: list(classes),
    },
    {
      kind: 'part',
      id: 'class-inherited',
      title: strings.inherited,
      outline: 'heading',
      sections: inherited.groups.length === 0 ? [] : [inherited],
    },
  ];
  return parts.filter(({ sections }) => sections.length > 0);
}

/**
 * The members of a class by kind, in source order, and its inherited members. The requests of a
 * client are no part of them.
 */
function getClassParts({ id, members = [] }: ClassItem, { view }: Scope) {
  const attributes: AttributeItem[] = [];
  const methods: (FunctionItem | Operation)[] = [];
  const unknown: FunctionItem[] = [];
  const classes: ClassItem[] = [];
  for (const member of members) {
    const item = view.item(member);
    if (item?.kind === 'attribute') attributes.push(item);
    else if (item?.kind === 'class') classes.push(item);
    else if (item?.kind === 'function' && item.unknownRequest !== undefined) unknown.push(item);
    else if (item?.kind === 'function') methods.push(item);
    else if (item?.kind === 'operation' && !isClientOperation(item)) methods.push(item);
  }
  // Requests are listed by themselves.
  const others = view.inheritedMembers(id).filter((member) => !isClientOperation(member.item));
  return { attributes, methods, unknown, classes, inherited: makeInherited(others) };
}

/** Inherited members by the base that declares them, nearest first. */
function makeInherited(members: readonly InheritedMember[]): SectionOf<'inherited'> {
  const groups = Map.groupBy(members, ({ base }) => base);
  return {
    kind: 'inherited',
    groups: [...groups].map(([base, found]) => ({
      base: { name: base.name, id: base.id },
      members: found.map(({ item: { name, id } }) => ({ name, id })),
    })),
  };
}

function makeAttributes(items: readonly AttributeItem[], scope: Scope): Section {
  return {
    kind: 'attributes',
    attributes: items.map((item) => makeAttribute(item, item.name, scope)),
  };
}

/** An attribute, type alias or property. */
export function makeAttribute(item: AttributeItem, name: string, scope: Scope): Attribute {
  const { id, typeParameters, aliasOf, type } = item;
  return {
    id,
    anchor: scope.anchor(id) ?? name,
    name,
    typeParameters,
    type: aliasOf ?? type,
    tags: getMemberTags(item),
    sections: [
      ...makeDocstring(item.docstring),
      ...makeDeprecation(item.deprecated),
      ...makeValue(item),
      ...makeNotes(id, scope),
    ],
  };
}

/**
 * The assigned value. A property or alias shows it elsewhere, and `self.name = name` adds nothing.
 */
function makeValue({ name, value, property, aliasOf }: AttributeItem): Section[] {
  const text = value?.text;
  const isKnown = property !== undefined || aliasOf !== undefined || text === name;
  return text === undefined || isKnown ? [] : [{ kind: 'value', text }];
}

/** The line that imports a class from where users find it; for a nested class, the outer class. */
export function makeImport({ id }: ClassItem, name: string, { view }: Scope): string {
  const moduleId = view.home(id)?.id ?? '';
  return `from ${moduleId} import ${name.split('.', 1)[0] ?? name}`;
}
