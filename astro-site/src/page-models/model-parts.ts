import { model as strings } from '#strings';
import type { ClassItem } from '../../../extractor/contract/class.ts';
import type { PackageView } from '../../../extractor/contract/view/package-view.ts';
import type { Usage } from '../../../extractor/contract/view/usage.ts';
import { getFamilies } from '../clients/families.ts';
import { getShortCall } from '../code/call-name.ts';
import { type ExampleSource, getOutputSource } from '../code/example-source.ts';
import { makeExample, toJson } from '../code/example.ts';
import type { Scope } from '../reference/scope.ts';
import { isClientOperation } from '../routing/item-tree.ts';
import { makeClassDocstring } from './constructor.ts';
import { makeDeprecation, makeHistory, makeNotes } from './description.ts';
import { makeEnumValue, makeFieldRow } from './fields/rows.ts';
import { makeImportFact } from './member.ts';
import { mergeUsages } from './pages/usages.ts';
import type { Fact } from './sections/fact.ts';
import type { PartSection, Section } from './sections/section.ts';

/** What a model is: its documentation, how to import it, its bases and its settings. */
export function makeAboutModel(item: ClassItem, name: string, scope: Scope): Section[] {
  return [
    ...makeHistory(item.id, scope),
    ...makeClassDocstring(item, scope.view),
    ...makeDeprecation(item.deprecated),
    ...makeNotes(item.id, scope),
    { kind: 'facts', facts: makeModelFacts(item, name, scope) },
  ];
}

/** How to import a model, its bases, its subclasses and its settings. */
function makeModelFacts(item: ClassItem, name: string, scope: Scope): Fact[] {
  const { bases, model } = item;
  const subtypes = scope.view.subtypes(item.id);
  const settings = Object.entries(scope.view.settings(item.id)).map(
    ([key, value]) => `${key} = ${value}`,
  );
  const makeTypes = (title: string, types: typeof bases): Fact[] =>
    types.length === 0 ? [] : [{ title, value: { kind: 'types', types } }];
  return [
    makeImportFact(item, name, scope),
    ...makeTypes(strings.bases, bases),
    ...makeTypes(
      strings.subtypes,
      subtypes.map(({ id, name: shown }) => ({ kind: 'name', name: shown, id })),
    ),
    ...makeTypes(strings.value, model?.root === undefined ? [] : [model.root]),
    ...makeJsonFacts(item, scope),
    ...(settings.length === 0
      ? []
      : [{ title: strings.settings, value: { kind: 'codes' as const, codes: settings } }]),
  ];
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

function makeFields({ id, model }: ClassItem, scope: Scope): PartSection[] {
  if (model?.members !== undefined || model?.root !== undefined) return [];
  const computed = scope.view.outputFields(id).filter(({ isComputed }) => isComputed);
  const rows = [...scope.view.fields(id), ...computed].map((field) =>
    makeFieldRow(field, id, scope),
  );
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

/** Flavours that are usually written as JSON. */
const JSON_FLAVORS = new Set(['pydantic', 'typedDict']);

/** JSON examples, for models that are sent or meant to be sent. */
export function makeModelExample({ id, name, model }: ClassItem, { view }: Scope): PartSection[] {
  const isJson = model !== undefined && JSON_FLAVORS.has(model.flavor);
  const usages = view.usedBy(id);
  if (!isJson && usages.length === 0) return [];
  const makeJson = (source: ExampleSource) =>
    JSON.stringify(toJson(makeExample({ kind: 'name', name, id }, source)), null, 2);
  const [sent, returned] = [makeJson(view), makeJson(getOutputSource(view))];
  const isReturned = usages.some(({ role }) => role === 'response');
  const isSent = usages.length === 0 || usages.some(({ role }) => role !== 'response');
  return [
    {
      kind: 'part',
      id: 'model-example',
      title: strings.example,
      outline: 'heading',
      sections:
        isSent && isReturned && sent !== returned
          ? [
              { kind: 'label', title: strings.asSent },
              { kind: 'modelExample', json: sent },
              { kind: 'label', title: strings.asReturned },
              { kind: 'modelExample', json: returned },
            ]
          : [{ kind: 'modelExample', json: isSent ? sent : returned }],
    },
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
