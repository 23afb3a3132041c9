import { findContainer } from '../types/container.ts';
import { formatType } from '../types/type-text.ts';
import type { Operation, Response } from '../operation.ts';
import type { TypeExpression } from '../type-expression.ts';
import type { PackageView } from './package-view.ts';

/**
 * The type of what the server sends; undefined if that is not known. What a function of a client returns
 * is Python's view of it, unless the call that sends the request names the type, or the type consists of
 * models of JSON.
 */
export function getServerType(
  { type, wireType }: Response,
  { client, signature }: Operation,
  view: Pick<PackageView, 'item'>,
): TypeExpression | undefined {
  if (wireType !== undefined || type === undefined) return wireType;
  if (client === undefined) return type;
  const { returns } = signature;
  if (returns === undefined || formatType(returns) !== formatType(type)) return type;
  return isJson(type, view, 0) ? type : undefined;
}

const MAX_ALIASES = 8;

/** Whether a type consists of models of JSON: alone, in containers, or one of several. */
function isJson(type: TypeExpression, view: Pick<PackageView, 'item'>, depth: number): boolean {
  switch (type.kind) {
    case 'name':
      return type.id !== undefined && isJsonItem(type.id, view, depth);
    case 'generic': {
      const { origin, arguments: given } = type;
      const name = origin.kind === 'name' ? origin.name.replace(/^.*\./su, '') : '';
      const container = findContainer(name)?.kind;
      if (container === undefined) return isJson(origin, view, depth);
      if (name === 'Iterator' || name === 'Iterable' || container === 'tuple') return false;
      const values = container === 'mapping' || container === 'wrapper' ? given.slice(-1) : given;
      return areJson(values, view, depth);
    }
    case 'union':
      return areJson(type.members, view, depth);
    default:
      return false;
  }
}

/** Whether all are JSON, `None` aside. */
function areJson(
  types: readonly TypeExpression[],
  view: Pick<PackageView, 'item'>,
  depth: number,
): boolean {
  const values = types.filter((type) => formatType(type) !== 'None');
  return values.length > 0 && values.every((type) => isJson(type, view, depth));
}

function isJsonItem(id: string, view: Pick<PackageView, 'item'>, depth: number): boolean {
  const item = view.item(id);
  if (item?.kind === 'class') return item.model?.describesJson === true;
  if (item?.kind !== 'attribute' || item.aliasOf === undefined || depth > MAX_ALIASES) return false;
  return isJson(item.aliasOf, view, depth + 1);
}
