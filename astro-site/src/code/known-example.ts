import type { ClassItem, Field } from '../../../extractor/contract/class.ts';
import { findContainer } from '../../../extractor/contract/types/container.ts';
import type { NameType, TypeExpression } from '../../../extractor/contract/type-expression.ts';
import { bindArguments, substitute } from '../../../extractor/contract/view/type-parameters.ts';
import { isKnownBuiltin, type Json } from './builtin-example.ts';
import { getGivenValue, type ExampleSource } from './example-source.ts';
import { makeExample, toJson } from './example.ts';
import { getLastName } from '../../../extractor/contract/last-name.ts';
import { isNone } from './type-shape.ts';

/** An example that contains nothing of unknown types. */
export interface KnownExample {
  json: Json;
  /** The fields that it lacks, because their types are not known. */
  leftOut: readonly string[];
}

/** Makes up a value of a type as JSON; undefined if that would say nothing about its shape. */
export function makeKnownExample(
  type: TypeExpression | undefined,
  full: ExampleSource,
): KnownExample | undefined {
  const known: Known = { full, leftOut: new Set(), filled: new Map() };
  const kept = keepType(type, known, 0);
  if (kept === undefined) return undefined;
  const json = toJson(makeExample(kept, createKnownSource(known), { name: 'text' }));
  return hasValue(json) ? { json, leftOut: [...known.leftOut] } : undefined;
}

/** Whether an example shows a value, rather than only empty objects and lists. */
function hasValue(json: Json): boolean {
  if (json === null) return false;
  return typeof json === 'object' ? Object.values(json).some(hasValue) : true;
}

interface Known {
  full: ExampleSource;
  /** The names of fields whose types are not known. */
  leftOut: Set<string>;
  /** Generic models with their arguments, by made-up ids. */
  filled: Map<string, { item: ClassItem; fields: Field[] }>;
}

const MAX_DEPTH = 8;
const LIST: TypeExpression = { kind: 'name', name: 'list' };
const DICT: TypeExpression = { kind: 'name', name: 'dict' };

/** Models with only the fields whose types are known. */
function createKnownSource(known: Known): ExampleSource {
  const { full, filled } = known;
  return {
    item: (id) => filled.get(id)?.item ?? full.item(id),
    fields: (id) =>
      (filled.get(id)?.fields ?? full.fields(id)).flatMap((field) => keepField(field, known)),
    subtypes: (id) => full.subtypes(id),
  };
}

function keepField(field: Field, known: Known): Field[] {
  const given = getGivenValue(field.example) ?? getGivenValue(field.default);
  if (given !== undefined) return [field];
  const type = keepType(field.type, known, 0);
  if (type !== undefined) return [{ ...field, type }];
  known.leftOut.add(field.wireName);
  return [];
}

/** The type without the parts that are not known; undefined if nothing is left. */
function keepType(
  type: TypeExpression | undefined,
  known: Known,
  depth: number,
): TypeExpression | undefined {
  if (depth > MAX_DEPTH) return undefined;
  switch (type?.kind) {
    case 'literal':
      return type;
    case 'name':
      return keepName(type, known, depth);
    case 'generic':
      return keepGeneric(type, known, depth);
    case 'union':
      return keepMembers(type.members, known, depth);
    default:
      return undefined;
  }
}

function keepName(type: NameType, known: Known, depth: number): TypeExpression | undefined {
  const item = type.id === undefined ? undefined : known.full.item(type.id);
  if (item?.kind === 'class') return keepClass(item, type, known, depth);
  if (item?.kind === 'attribute') return keepType(item.aliasOf, known, depth + 1);
  return item === undefined && isKnownBuiltin(getLastName(type.name)) ? type : undefined;
}

function keepClass(
  { id, model }: ClassItem,
  type: NameType,
  known: Known,
  depth: number,
): TypeExpression | undefined {
  if (model === undefined) return undefined;
  if (model.root !== undefined) return keepType(model.root, known, depth + 1);
  const { full } = known;
  const hasContent =
    model.members !== undefined || full.fields(id).length > 0 || full.subtypes(id).length > 0;
  return hasContent ? type : undefined;
}

function keepMembers(
  members: readonly TypeExpression[],
  known: Known,
  depth: number,
): TypeExpression | undefined {
  const kept = members.flatMap((member) => keepType(member, known, depth + 1) ?? []);
  return kept.every(isNone) ? undefined : { kind: 'union', members: kept };
}

type GenericType = Extract<TypeExpression, { kind: 'generic' }>;

function keepGeneric(type: GenericType, known: Known, depth: number): TypeExpression | undefined {
  const { origin, arguments: given } = type;
  const all = given.map((argument) => keepType(argument, known, depth + 1));
  const kept: GenericType = { ...type, arguments: all.filter((each) => each !== undefined) };
  const isComplete = kept.arguments.length === given.length;
  switch (findContainer(origin.kind === 'name' ? getLastName(origin.name) : '')?.kind) {
    case 'optional':
    case 'union':
      return keepMembers(given, known, depth);
    case 'wrapper':
      return all[0];
    case 'literal':
      return type;
    case 'array':
    case 'set':
      return all[0] === undefined ? LIST : kept;
    case 'tuple':
      return isComplete ? kept : LIST;
    case 'mapping':
      return isComplete ? kept : DICT;
    case undefined:
      return fillModel(type, known, depth);
  }
}

/** A generic model whose type variables are replaced by its arguments. */
function fillModel(
  { origin, arguments: given }: GenericType,
  known: Known,
  depth: number,
): TypeExpression | undefined {
  const { full, filled } = known;
  const kept = keepType(origin, known, depth);
  const item = kept?.kind === 'name' && kept.id !== undefined ? full.item(kept.id) : undefined;
  if (kept?.kind !== 'name' || item?.kind !== 'class') return kept;
  const bound = bindArguments(item, given, full);
  if (bound.size === 0) return kept;
  const id = `${item.id}[${JSON.stringify(given)}]`;
  const fields = full
    .fields(item.id)
    .map((field) => (field.type ? { ...field, type: substitute(field.type, bound) } : field));
  filled.set(id, { item: { ...item, id }, fields });
  return { ...kept, id };
}
