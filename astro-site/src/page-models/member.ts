import { getAttributeDocstring, getStatedType } from './attribute-texts.ts';
import { client as clientStrings, code, model as modelStrings, module as strings } from '#strings';
import type { ClassItem } from '../../../extractor/contract/class.ts';
import type { FunctionItem } from '../../../extractor/contract/function.ts';
import type { AttributeItem, Item } from '../../../extractor/contract/module.ts';
import { writeImport } from '../code/imports.ts';
import type { Scope } from '../reference/scope.ts';
import { hasRequests, isModel } from '../routing/item-tree.ts';
import { makeSentThrough } from './client/delegates.ts';
import { getClassParts, makeMemberEntry } from './class-members.ts';
import { isCommand, makeCommand, type CommandItem } from './command.ts';
import { getConstructor, getFunctionDocstring, makeClassDocstring } from './constructor.ts';
import { makeDeprecation, makeDocstring, makeHistory, makeNotes } from './description.ts';
import { makeAliasFacts } from './fields/sides.ts';
import { getMemberTags } from './member-tags.ts';
import type { Fact } from './sections/fact.ts';
import { getOwnText, makeSignatures } from './signatures.ts';
import type { Attribute, PartSection, Section } from './sections/section.ts';

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

function makeFunctionContent(item: FunctionItem, name: string, scope: Scope): Section[] {
  if (isCommand(item)) return makeCommandContent(item, scope);
  const { overloads, signature, typeParameters, decorators } = item;
  return [
    ...makeSignatures({ name, typeParameters, decorators, signature, overloads }),
    ...makeUnknownRequest(item),
    ...makeSentThrough(item.id, scope),
    ...makeDeprecation(item.deprecated),
    ...makeDocstring(getOwnText(getFunctionDocstring(item, scope.view), overloads), signature),
  ];
}

/** A function that is called on the command line: the decorators only say how. */
function makeCommandContent(item: CommandItem & FunctionItem, scope: Scope): Section[] {
  return [
    ...makeUnknownRequest(item),
    ...makeSentThrough(item.id, scope),
    ...makeDeprecation(item.deprecated),
    ...makeCommand(item, scope),
  ];
}

function makeUnknownRequest({ unknownRequest: source }: FunctionItem): Section[] {
  return source === undefined ? [] : [{ kind: 'unknownRequest', source }];
}

/** A class on its module's page: its declaration, docstring and members. */
function makeClassContent(item: ClassItem, name: string, scope: Scope): Section[] {
  const { attributes, methods, delegates, unknown, classes, inherited } = getClassParts(
    item,
    scope,
  );
  const functions = [...methods, ...delegates, ...unknown];
  return [
    makeDeclaration(item, name),
    ...makeDeprecation(item.deprecated),
    ...makeClassDocstring(item, scope.view),
    ...makeSubclasses(item, scope),
    ...makeConstructor(item, scope),
    ...(attributes.length === 0
      ? []
      : [makeLabel(strings.attributes), makeAttributes(attributes, scope)]),
    ...(functions.length === 0 ? [] : [makeLabel(strings.methods)]),
    ...[...functions, ...classes].flatMap((member) => makeMember(member, member.name, scope)),
    ...(inherited.groups.length === 0 ? [] : [inherited]),
  ];
}

/** `__init__`, with what the docstring of its class says about its parameters. */
function makeConstructor(item: ClassItem, scope: Scope): Section[] {
  const constructor = getConstructor(item, scope.view);
  return constructor === undefined ? [] : makeMember(constructor, constructor.name, scope);
}

function makeLabel(title: string): Section {
  return { kind: 'label', title };
}

/** The declaration of a class: `class Name(Base):` with its decorators. */
export function makeDeclaration(item: ClassItem, name: string): Section {
  const { typeParameters, decorators, bases } = item;
  return { kind: 'declaration', name, typeParameters, decorators, bases };
}

/** A class with more subclasses names the first of them and the number of the others. */
const MOST_SUBCLASSES = 250;

/** The subclasses of a class within the package. */
export function makeSubclasses({ id }: ClassItem, { view }: Scope): Section[] {
  const classes = view.subtypes(id).map((each) => ({ name: each.name, id: each.id }));
  if (classes.length === 0) return [];
  const further = Math.max(0, classes.length - MOST_SUBCLASSES);
  return [{ kind: 'subclasses', classes: classes.slice(0, MOST_SUBCLASSES), further }];
}

/** The constructor of a class on its own page. */
export function makeConstructorPart(item: ClassItem, scope: Scope): PartSection[] {
  const sections = makeConstructor(item, scope);
  if (sections.length === 0) return [];
  const title = strings.constructor;
  return [{ kind: 'part', id: 'class-constructor', title, outline: 'entries', sections }];
}

/**
 * The members of a class on its own page, under headings: first what there is, with a sentence on
 * each, then the details.
 */
export function makeClassParts(item: ClassItem, scope: Scope): PartSection[] {
  const { attributes, methods, delegates, unknown, classes, inherited } = getClassParts(
    item,
    scope,
  );
  const list = (members: readonly Item[]): Section[] =>
    members.flatMap((member) => makeMember(member, member.name, scope));
  const functions = [...methods, ...delegates, ...unknown];
  const hasOverview = functions.length > (inherited.groups.length === 0 ? 1 : 0);
  const parts: PartSection[] = [
    {
      kind: 'part',
      id: 'class-overview',
      title: strings.overview,
      outline: 'none',
      sections: hasOverview ? [{ kind: 'index', entries: functions.map(makeMemberEntry) }] : [],
    },
    {
      kind: 'part',
      id: 'class-inherited',
      title: strings.inherited,
      outline: 'heading',
      sections: inherited.groups.length === 0 ? [] : [inherited],
    },
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
      title: hasRequests(item, scope.view.item) ? clientStrings.otherMethods : strings.methods,
      outline: 'entries',
      sections: list(methods),
    },
    {
      kind: 'part',
      id: 'class-delegates',
      title: clientStrings.delegates,
      note: clientStrings.delegatesNote,
      outline: 'entries',
      sections: list(delegates),
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
  ];
  return parts.filter(({ sections }) => sections.length > 0);
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
    type: aliasOf ?? type ?? getStatedType(item, scope.view),
    tags: getMemberTags(item),
    sections: [
      ...makeSentThrough(id, scope),
      ...(isCommand(item)
        ? makeCommand(item, scope)
        : makeDocstring(getAttributeDocstring(item, scope.view))),
      ...makeDeprecation(item.deprecated),
      ...(isCommand(item) ? [] : makeValue(item)),
      ...makeFacts(makeAliasFacts(aliasOf, scope.view)),
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

function makeFacts(facts: Fact[]): Section[] {
  return facts.length === 0 ? [] : [{ kind: 'facts', facts }];
}

/** How to import a class, as a fact about it. */
export function makeImportFact({ id }: ClassItem, { view }: Scope): Fact {
  const command = writeImport(id, view);
  return {
    title: modelStrings.import,
    value: { kind: 'command', code: command, copyLabel: code.copyImport },
  };
}
