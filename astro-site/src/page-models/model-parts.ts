import { model as strings } from '#strings';
import type { ClassItem } from '../../../extractor/contract/class.ts';
import { getExtraItems } from '../../../extractor/contract/view/extra-items.ts';
import type { PackageView } from '../../../extractor/contract/view/package-view.ts';
import type { Usage } from '../../../extractor/contract/view/usage.ts';
import { getFamilies } from '../clients/families.ts';
import { getShortCall } from '../code/call-name.ts';
import { type ExampleSource, getOutputSource } from '../code/example-source.ts';
import { makeKnownExample } from '../code/known-example.ts';
import type { Scope } from '../reference/scope.ts';
import { hasRequests, isClientOperation } from '../routing/item-tree.ts';
import { makeClassFacts } from './client/class-facts.ts';
import { makeClassDocstring } from './constructor.ts';
import { makeDeprecation, makeHistory, makeNotes } from './description.ts';
import { makeEnumValue, makeFieldRow } from './fields/rows.ts';
import { makeImportFact } from './member.ts';
import { makeModelExampleSection } from './response-example.ts';
import { makePhraseFact } from './phrase.ts';
import { mergeUsages } from './pages/usages.ts';
import type { Fact } from './sections/fact.ts';
import type { PartSection, Section } from './sections/section.ts';

/** What a model is: its documentation, how to import it, its bases and its settings. */
export function makeAboutModel(item: ClassItem, scope: Scope): Section[] {
  return [
    ...makeHistory(item.id, scope),
    ...makeClassDocstring(item, scope.view),
    ...makeDeprecation(item.deprecated),
    ...makeNotes(item.id, scope),
    { kind: 'facts', facts: [...makeModelFacts(item, scope), ...makeClassFacts(item, scope)] },
  ];
}

/** How to import a model, its bases, its subclasses and its settings. */
function makeModelFacts(item: ClassItem, scope: Scope): Fact[] {
  const { bases, model } = item;
  const subtypes = scope.view.subtypes(item.id);
  const settings = Object.entries(scope.view.settings(item.id)).map(
    ([key, value]) => `${key} = ${value}`,
  );
  const makeTypes = (title: string, types: typeof bases): Fact[] =>
    types.length === 0 ? [] : [{ title, value: { kind: 'types', types } }];
  return [
    makeImportFact(item, scope),
    ...makeTypes(strings.bases, bases),
    ...makeTypes(
      strings.subtypes,
      subtypes.map(({ id, name: shown }) => ({ kind: 'name', name: shown, id })),
    ),
    ...makeTypes(strings.value, model?.root === undefined ? [] : [model.root]),
    ...makeExtraFacts(item, scope),
    ...makeJsonFacts(item, scope),
    ...(settings.length === 0
      ? []
      : [{ title: strings.settings, value: { kind: 'codes' as const, codes: settings } }]),
  ];
}

/** Whether a model may have other keys than its fields, unless its settings say so already. */
function makeExtraFacts({ id, model }: ClassItem, { view }: Scope): Fact[] {
  const items = getExtraItems(id, view);
  if (items !== undefined) {
    return [{ title: strings.otherKeys, value: { kind: 'types', types: [items] } }];
  }
  if (model?.extra === undefined || 'extra' in view.settings(id)) return [];
  return [makePhraseFact(strings.otherKeys, [strings.otherKeysBySetting[model.extra]])];
}

/** What a serializer or code decides about the JSON of a model; subclasses inherit it. */
function makeJsonFacts({ id }: ClassItem, { view }: Scope): Fact[] {
  const line = view.lineage(id);
  const written = line.find(({ model }) => model?.output !== undefined)?.model?.output;
  const hook = line.find(({ jsonHook }) => jsonHook !== undefined)?.jsonHook;
  const phrase = hook === undefined ? [] : [`${strings.decidedBy} `, { code: hook }];
  return [
    ...(written === undefined
      ? []
      : [{ title: strings.written, value: { kind: 'types' as const, types: [written] } }]),
    ...(hook === undefined
      ? []
      : [{ title: strings.json, value: { kind: 'phrase' as const, phrase } }]),
  ];
}

/** The fields of a model, or the values of an enum. */
export function makeModelFields(item: ClassItem, scope: Scope): PartSection[] {
  return [...makeValues(item, scope), ...makeFields(item, scope)];
}

function makeValues({ id, model }: ClassItem, scope: Scope): PartSection[] {
  if (model?.members === undefined) return [];
  const values = model.members.map((member) => makeEnumValue(member, id, scope));
  return [
    {
      kind: 'part',
      id: 'model-values',
      title: strings.values,
      outline: 'entries',
      sections: [{ kind: 'values', values }],
    },
  ];
}

function makeFields(item: ClassItem, scope: Scope): PartSection[] {
  const { id, model } = item;
  if (model?.members !== undefined || model?.root !== undefined) return [];
  const sends = hasRequests(item, scope.view.item);
  const computed = scope.view.outputFields(id).filter(({ isComputed }) => isComputed);
  const rows = [...scope.view.fields(id), ...computed]
    // An object that sends requests keeps its state in such fields; others may receive them.
    .filter(({ name }) => !sends || !name.startsWith('_'))
    .map((field) => makeFieldRow(field, id, scope));
  return [
    {
      kind: 'part',
      id: 'model-fields',
      title: strings.fields,
      outline: 'entries',
      sections: [{ kind: 'fields', rows }],
    },
  ];
}

/** JSON examples, for models that are sent or meant to be sent. */
export function makeModelExample(item: ClassItem, { view }: Scope): PartSection[] {
  const usages = listJsonUsages(item, view);
  const { model } = item;
  const isMeant = model?.members === undefined && model?.describesJson === true;
  if (!isMeant && usages.length === 0) return [];
  const isReturned = usages.some(({ role }) => role === 'response');
  const isSent = usages.length === 0 || usages.some(({ role }) => role !== 'response');
  const sections = makeExampleSections(item, {
    sent: isSent ? getSentSource(usages, view) : undefined,
    returned: isReturned ? getReturnedSource(usages, view) : undefined,
  });
  if (sections.length === 0) return [];
  return [
    {
      kind: 'part',
      id: 'model-example',
      title: strings.example,
      outline: 'heading',
      sections,
    },
  ];
}

/** The operations that send or receive a model as JSON, as far as that is known. */
function listJsonUsages({ id, model }: ClassItem, view: PackageView): Usage[] {
  const usages = view.usedBy(id);
  if (model?.describesJson === true) return usages;
  // A client makes such objects of a response whose names may differ.
  return usages.filter(({ role, operation }) => {
    return role !== 'response' || operation.client === undefined;
  });
}

/** A server reads what is sent to it, and a client writes it. */
function getSentSource(usages: readonly Usage[], view: PackageView): ExampleSource {
  return isOfClients(usages) ? getOutputSource(view) : view;
}

function getReturnedSource(usages: readonly Usage[], view: PackageView): ExampleSource {
  return isOfClients(usages) ? view : getOutputSource(view);
}

function isOfClients(usages: readonly Usage[]): boolean {
  return usages.length > 0 && usages.every(({ operation }) => operation.client !== undefined);
}

function makeExampleSections(
  { id, name }: ClassItem,
  sources: { sent: ExampleSource | undefined; returned: ExampleSource | undefined },
): Section[] {
  const make = (source: ExampleSource | undefined): Section[] => {
    const type = { kind: 'name', name, id } as const;
    const example = source === undefined ? undefined : makeKnownExample(type, source);
    return example === undefined ? [] : [makeModelExampleSection(example)];
  };
  const sent = make(sources.sent);
  const returned = make(sources.returned);
  if (sent.length === 0 || JSON.stringify(sent) === JSON.stringify(returned)) return returned;
  if (returned.length === 0) return sent;
  return [
    { kind: 'label', title: strings.asSent },
    ...sent,
    { kind: 'label', title: strings.asReturned },
    ...returned,
  ];
}

/** The operations that use a model; undefined in a package without operations. */
export function makeUsages({ id }: ClassItem, { view }: Pick<Scope, 'view'>): PartSection[] {
  if (!hasOperations(view)) return [];
  const usages = mergeUsages(listUsages(id, view)).map(({ operation, roles }) => {
    const name = isClientOperation(operation) ? getShortCall(operation) : operation.name;
    return { name, id: operation.id, method: operation.method, roles };
  });
  return [
    {
      kind: 'part',
      id: 'model-used-by',
      title: strings.usage,
      count: usages.length === 0 ? undefined : usages.length,
      outline: 'heading',
      sections: [{ kind: 'usages', usages }],
    },
  ];
}

/** The usages of a model, without variants of a call that uses it, which that call names. */
function listUsages(id: string, view: PackageView): Usage[] {
  const { primaryOf } = getFamilies(view);
  const usages = view.usedBy(id);
  const users = new Set(usages.map(({ operation }) => operation.id));
  return usages.filter(({ operation }) => !users.has(primaryOf.get(operation.id)?.id ?? ''));
}

function hasOperations({ operations }: PackageView): boolean {
  return operations.length > 0;
}
