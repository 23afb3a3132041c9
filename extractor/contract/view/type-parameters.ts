import type { ClassItem } from '../class.ts';
import type { AttributeItem, Item } from '../module.ts';
import type { NameType, TypeExpression } from '../type-expression.ts';
import { mapNames } from '../types/map-names.ts';
import { getTypeNames } from '../types/type-references.ts';

/** Finds the items of a package. */
interface Items {
  item: (id: string) => Item | undefined;
}

/**
 * The types that type variables stand for, by the variables' ids, or by their names if they have
 * none.
 */
export type TypeArguments = ReadonlyMap<string, TypeExpression>;

/**
 * Binds the type variables of a generic class or alias; variables without an argument stay open.
 */
export function bindArguments(
  item: ClassItem | AttributeItem,
  given: readonly TypeExpression[],
  view: Items,
): TypeArguments {
  const parameters = given.length === 0 ? [] : getTypeParameters(item, view);
  return new Map(
    parameters.flatMap((key, index): [string, TypeExpression][] => {
      const type = given[index];
      return type === undefined ? [] : [[key, type]];
    }),
  );
}

/** The type with all of its variables replaced. */
export function substitute(type: TypeExpression, bound: TypeArguments): TypeExpression {
  if (bound.size === 0) return type;
  return mapNames(type, (name) => bound.get(getKey(name)) ?? name);
}

/** In the order of the arguments: as declared, otherwise as the bases (or the alias) name them. */
function getTypeParameters(item: ClassItem | AttributeItem, view: Items): string[] {
  if (item.typeParameters !== undefined) return item.typeParameters.map(getDeclaredName);
  const types = item.kind === 'class' ? item.bases : [item.aliasOf];
  const declared = types.flatMap((type) => (isGenericBase(type) ? type.arguments : []));
  const places = declared.length > 0 ? declared : types;
  const names = places.flatMap(getTypeNames);
  return [...new Set(names.filter((name) => isTypeVariable(name, view)).map(getKey))];
}

/** `T` of `T: int = bool` or `*T`. */
function getDeclaredName(parameter: string): string {
  return /[\p{L}\p{N}_]+/u.exec(parameter)?.[0] ?? parameter;
}

function isGenericBase(
  type: TypeExpression | undefined,
): type is Extract<TypeExpression, { kind: 'generic' }> {
  if (type?.kind !== 'generic' || type.origin.kind !== 'name') return false;
  return /(^|\.)(Generic|Protocol)$/.test(type.origin.id ?? type.origin.name);
}

function isTypeVariable({ id = '' }: NameType, view: Items): boolean {
  const item = view.item(id);
  return (
    item?.kind === 'attribute' && /^[\w.]*\b(TypeVar|ParamSpec)\(/.test(item.value?.text ?? '')
  );
}

function getKey({ id, name }: NameType): string {
  return id ?? name;
}
