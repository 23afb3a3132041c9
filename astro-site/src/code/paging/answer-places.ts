import type { ClassItem } from '../../../../extractor/contract/class.ts';
import { getLastName } from '../../../../extractor/contract/last-name.ts';
import type { TypeExpression } from '../../../../extractor/contract/type-expression.ts';
import { findContainer } from '../../../../extractor/contract/types/container.ts';
import type { InheritedField } from '../../../../extractor/contract/view/class-tree.ts';
import type { PackageView } from '../../../../extractor/contract/view/package-view.ts';
import { isNone } from '../type-shape.ts';
import type { AnswerPath } from './next-page.ts';

/** A value in an answer. */
export interface AnswerPlace {
  path: AnswerPath;
  field: AnswerField;
}

/** A field of a model, or an attribute of a plain class. */
export type AnswerField = Pick<
  InheritedField,
  'name' | 'wireName' | 'required' | 'type' | 'default' | 'description'
>;

/** Objects in an answer are looked into so deep: `meta.pagination.next_page`. */
const MOST_NAMES = 3;

/** The values in an answer of a type and in the objects that it has, but not in lists. */
export function listPlaces(
  type: TypeExpression | undefined,
  view: PackageView,
  getFields: (id: string) => readonly AnswerField[] = (id) => view.outputFields(id),
  start: AnswerPath = [],
): AnswerPlace[] {
  const owner = start.length < MOST_NAMES ? findOnlyClass(type, view) : undefined;
  if (owner === undefined) return [];
  const fields = owner.model === undefined ? listKept(owner, view) : getFields(owner.id);
  return fields.flatMap((field): AnswerPlace[] => {
    const path = [...start, makeStep(field, owner)];
    return [{ path, field }, ...listPlaces(field.type, view, getFields, path)];
  });
}

/** The attributes of a plain class that are typed, or keep typed arguments: `self.page = page`. */
function listKept({ id, members = [] }: ClassItem, view: PackageView): AnswerField[] {
  const init = view.item(`${id}.__init__`);
  const given = init?.kind === 'function' ? init.signature.parameters : [];
  return members.flatMap((member): AnswerField[] => {
    const item = view.item(member);
    if (item?.kind !== 'attribute') return [];
    const { name, value } = item;
    const type = item.type ?? given.find((one) => one.name === value?.text)?.type;
    return type === undefined ? [] : [{ name, wireName: name, required: true, type }];
  });
}

function makeStep(field: AnswerField, { model }: ClassItem): AnswerPath[number] {
  const { name, wireName, type, required } = field;
  const isKey = model?.shape === 'dict';
  const isOptional = mayBeNone(type) || field.default?.value === null || (isKey && !required);
  return { name: isKey ? wireName : name, wireName, isKey, isOptional };
}

/** The class that a type is, or may be if it is not `None`. */
function findOnlyClass(type: TypeExpression | undefined, view: PackageView): ClassItem | undefined {
  const [only, another] = listAlternatives(type);
  const named = only?.kind === 'generic' ? only.origin : only;
  if (another !== undefined || named?.kind !== 'name' || named.id === undefined) return undefined;
  const item = view.item(named.id);
  return item?.kind === 'class' && item.model?.root === undefined ? item : undefined;
}

/** The types that a value may have, besides `None`. */
function listAlternatives(type: TypeExpression | undefined): TypeExpression[] {
  if (type === undefined || isNone(type)) return [];
  if (type.kind === 'union') return type.members.flatMap(listAlternatives);
  if (type.kind !== 'generic' || type.origin.kind !== 'name') return [type];
  const kind = findContainer(getLastName(type.origin.name))?.kind;
  if (kind === 'wrapper') return listAlternatives(type.arguments[0]);
  return kind === 'optional' || kind === 'union'
    ? type.arguments.flatMap(listAlternatives)
    : [type];
}

/** Whether a value may be `None`. */
export function mayBeNone(type: TypeExpression | undefined): boolean {
  if (type === undefined) return false;
  if (isNone(type)) return true;
  if (type.kind === 'union') return type.members.some(mayBeNone);
  if (type.kind !== 'generic' || type.origin.kind !== 'name') return false;
  const kind = findContainer(getLastName(type.origin.name))?.kind;
  if (kind === 'optional') return true;
  return (kind === 'union' || kind === 'wrapper') && type.arguments.some(mayBeNone);
}

/** Whether a type is a list, and nothing but a list. */
export function isList(type: TypeExpression | undefined): boolean {
  const [only, another] = listAlternatives(type);
  const origin = only?.kind === 'generic' ? only.origin : only;
  if (another !== undefined || origin?.kind !== 'name') return false;
  return /^(list|List|Sequence)$/.test(getLastName(origin.name));
}

/** Whether a type is one of the named ones, and nothing else. */
export function isOneOf(type: TypeExpression | undefined, names: ReadonlySet<string>): boolean {
  const types = listAlternatives(type);
  return (
    types.length > 0 &&
    types.every((one) => one.kind === 'name' && names.has(getLastName(one.name)))
  );
}
