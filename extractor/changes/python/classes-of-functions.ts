import type { FunctionItem, Signature } from '../../contract/function.ts';
import type { Item } from '../../contract/module.ts';
import type { Operation } from '../../contract/operation.ts';
import type { TypeExpression } from '../../contract/type-expression.ts';
import { getTypeReferences } from '../../contract/types/type-references.ts';
import type { PackageView } from '../../contract/view/package-view.ts';
import { getOwner } from '../documents.ts';
import { getTypeName } from '../types/type-names.ts';

/** Whether an item is called. */
export function isFunction(item: Item): item is FunctionItem | Operation {
  return item.kind === 'function' || item.kind === 'operation';
}

/** The classes that a function takes. */
export function getTaken(item: FunctionItem | Operation): string[] {
  return getTakenTypes(item).flatMap(listAlternatives).flatMap(getTypeReferences);
}

/**
 * The classes that a function takes and that callers have to make: who got an object from another
 * function can hand it back, if the function takes a text or a number in its place.
 */
export function getNeeded(
  item: FunctionItem | Operation,
  gotten: ReadonlySet<string>,
  view: PackageView,
): string[] {
  return getTakenTypes(item).flatMap((type) => {
    const alternatives = listAlternatives(type);
    const ids = alternatives.flatMap(getTypeReferences);
    return alternatives.some((one) => isScalar(one, view))
      ? ids.filter((id) => !gotten.has(id))
      : ids;
  });
}

/** The classes that a function returns; a class also has methods to make its own instances. */
export function getReturned(item: FunctionItem | Operation, view: PackageView): string[] {
  const owner = getOwner(item, view)?.id;
  return getSignatures(item)
    .flatMap(({ returns }) => getTypeReferences(returns))
    .filter((id) => id !== owner);
}

function getTakenTypes(item: FunctionItem | Operation): TypeExpression[] {
  return getSignatures(item)
    .flatMap(({ parameters }) => parameters.map(({ type }) => type))
    .filter((type) => type !== undefined);
}

function getSignatures({ signature, overloads = [] }: FunctionItem | Operation): Signature[] {
  return [signature, ...overloads];
}

/** The parts of a type that are instances: `type[Book]` is the class itself. */
function listAlternatives(type: TypeExpression): TypeExpression[] {
  if (type.kind === 'union') return type.members.flatMap(listAlternatives);
  if (type.kind !== 'generic') return [type];
  const isClass = type.origin.kind === 'name' && getTypeName(type.origin) === 'type';
  return isClass ? [] : [type.origin, ...type.arguments.flatMap(listAlternatives)];
}

const SCALARS = new Set(['str', 'int', 'uuid.UUID']);

/** Whether a type is a text or a number, or an alias of a union with one: `IdOr[Book]`. */
function isScalar(type: TypeExpression, view: PackageView, depth = 3): boolean {
  if (type.kind !== 'name') return false;
  if (SCALARS.has(getTypeName(type))) return true;
  const item = view.item(type.id ?? '');
  if (item?.kind !== 'attribute' || item.aliasOf === undefined || depth === 0) return false;
  return listAlternatives(item.aliasOf).some((one) => isScalar(one, view, depth - 1));
}
