import type { ClassItem, Field } from '../../../extractor/contract/class.ts';
import { findContainer } from '../../../extractor/contract/types/container.ts';
import type { TypeExpression } from '../../../extractor/contract/type-expression.ts';
import { bindArguments, substitute } from '../../../extractor/contract/view/type-parameters.ts';
import { isKnownBuiltin, type Json } from './builtin-example.ts';
import { getGivenValue, type ExampleSource } from './example-source.ts';
import { makeExample, toJson } from './example.ts';
import { getLastName, isNone } from './type-shape.ts';

/** An example that contains nothing of unknown types. */
export interface KnownExample {
  json: Json;
  /** The fields that it lacks, because their types are not known. */
  leftOut: readonly string[];
}

/** Makes up a value of a type as JSON; undefined if that would say nothing about its shape. */
export function makeKnownExample(
  type: TypeExpression | undefined,
  source: ExampleSource,
): KnownExample | undefined {
  const known = createKnownSource(source);
  const kept = known.keep(type, 0);
  if (kept === undefined) return undefined;
  const json = toJson(makeExample(kept, known.source, { name: 'text' }));
  return hasValue(json) ? { json, leftOut: [...known.leftOut] } : undefined;
}

/** Whether an example shows a value, rather than only empty objects and lists. */
function hasValue(json: Json): boolean {
  if (json === null) return false;
  return typeof json === 'object' ? Object.values(json).some(hasValue) : true;
}

interface KnownSource {
  source: ExampleSource;
  /** The type without the parts that are not known; undefined if nothing is left. */
  keep: (type: TypeExpression | undefined, depth: number) => TypeExpression | undefined;
  leftOut: ReadonlySet<string>;
}

const MAX_DEPTH = 8;
const LIST: TypeExpression = { kind: 'name', name: 'list' };
const DICT: TypeExpression = { kind: 'name', name: 'dict' };

/** Reduces models to the fields whose types are known. */
function createKnownSource(full: ExampleSource): KnownSource {
  const leftOut = new Set<string>();
  /** Generic classes with their arguments, by made-up ids. */
  const filled = new Map<string, { item: ClassItem; fields: Field[] }>();
  const source: ExampleSource = {
    item: (id) => filled.get(id)?.item ?? full.item(id),
    fields: (id) => (filled.get(id)?.fields ?? full.fields(id)).flatMap(keepField),
    subtypes: (id) => full.subtypes(id),
  };

  function keepField(field: Field): Field[] {
    const given = getGivenValue(field.example) ?? getGivenValue(field.default);
    if (given !== undefined) return [field];
    const type = keep(field.type, 0);
    if (type !== undefined) return [{ ...field, type }];
    leftOut.add(field.wireName);
    return [];
  }

  function keep(type: TypeExpression | undefined, depth: number): TypeExpression | undefined {
    if (depth > MAX_DEPTH) return undefined;
    switch (type?.kind) {
      case 'literal':
        return type;
      case 'name':
        return keepName(type, depth);
      case 'generic':
        return keepGeneric(type, depth);
      case 'union':
        return keepMembers(type.members, depth);
      default:
        return undefined;
    }
  }

  function keepName(type: Extract<TypeExpression, { kind: 'name' }>, depth: number) {
    const item = type.id === undefined ? undefined : full.item(type.id);
    if (item?.kind === 'class') return keepClass(item, type, depth);
    if (item?.kind === 'attribute') return keep(item.aliasOf, depth + 1);
    return item === undefined && isKnownBuiltin(getLastName(type.name)) ? type : undefined;
  }

  function keepClass({ id, model }: ClassItem, type: TypeExpression, depth: number) {
    if (model === undefined) return undefined;
    if (model.root !== undefined) return keep(model.root, depth + 1);
    const hasContent =
      model.members !== undefined || full.fields(id).length > 0 || full.subtypes(id).length > 0;
    return hasContent ? type : undefined;
  }

  function keepMembers(members: readonly TypeExpression[], depth: number) {
    const kept = members.flatMap((member) => keep(member, depth + 1) ?? []);
    return kept.every(isNone) ? undefined : { kind: 'union' as const, members: kept };
  }

  function keepGeneric(
    { origin, arguments: given }: Extract<TypeExpression, { kind: 'generic' }>,
    depth: number,
  ): TypeExpression | undefined {
    const kept = given.map((argument) => keep(argument, depth + 1));
    const known = kept.filter((argument) => argument !== undefined);
    switch (findContainer(origin.kind === 'name' ? getLastName(origin.name) : '')?.kind) {
      case 'optional':
      case 'union':
        return keepMembers(given, depth);
      case 'wrapper':
        return kept[0];
      case 'literal':
        return { kind: 'generic', origin, arguments: given };
      case 'array':
      case 'set':
        return kept[0] === undefined ? LIST : { kind: 'generic', origin, arguments: known };
      case 'tuple':
        return known.length < given.length ? LIST : { kind: 'generic', origin, arguments: known };
      case 'mapping':
        return known.length < 2 ? DICT : { kind: 'generic', origin, arguments: known };
      case undefined:
        return keepFilled(origin, given, depth);
    }
  }

  /** A generic class whose type variables are replaced by its arguments. */
  function keepFilled(origin: TypeExpression, given: TypeExpression[], depth: number) {
    const kept = keep(origin, depth);
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

  return { source, keep, leftOut };
}
