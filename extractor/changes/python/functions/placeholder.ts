import type { SignatureParameter } from '../../../contract/function.ts';
import type { TypeExpression } from '../../../contract/type-expression.ts';
import { getTypeName } from '../../types/type-names.ts';
import type { PackageView } from '../../../contract/view/package-view.ts';

/** A default that is the name of an object: `NOT_GIVEN`. */
const NAME = /^(?!None$|True$|False$)[A-Za-z_][\w.]*$/;

/**
 * The parameter without the type of the object that stands for a missing argument: callers leave the
 * argument out instead of passing `str | NotGiven = NOT_GIVEN` its default.
 */
export function dropPlaceholder(
  parameter: SignatureParameter,
  view: PackageView,
): SignatureParameter {
  const { type, default: value } = parameter;
  if (type === undefined || value === undefined || !NAME.test(value)) return parameter;
  return { ...parameter, type: withoutPlaceholders(type, view) };
}

/** The parameter without the `None` that was its default, which callers rarely write. */
export function dropNone(parameter: SignatureParameter): SignatureParameter {
  const { type, default: value } = parameter;
  if (type === undefined || value !== 'None') return parameter;
  return { ...parameter, type: without(type, isNone) };
}

function isNone(type: TypeExpression): boolean {
  return type.kind === 'name' && type.name === 'None';
}

function withoutPlaceholders(type: TypeExpression, view: PackageView): TypeExpression {
  return without(type, (member) => isPlaceholder(member, view));
}

function without(
  type: TypeExpression,
  isDropped: (member: TypeExpression) => boolean,
): TypeExpression {
  const optional = getOptional(type);
  if (optional !== undefined) return isDropped(NONE) ? optional : type;
  const members = listMembers(type);
  const kept = members.filter((member) => !isDropped(member));
  const [only, ...others] = kept;
  if (only === undefined || kept.length === members.length) return type;
  return others.length === 0 ? only : { kind: 'union', members: kept };
}

const NONE: TypeExpression = { kind: 'name', name: 'None' };

/** `X` of `Optional[X]`. */
function getOptional(type: TypeExpression): TypeExpression | undefined {
  if (type.kind !== 'generic' || type.origin.kind !== 'name') return undefined;
  return getTypeName(type.origin) === 'Optional' ? type.arguments[0] : undefined;
}

function listMembers(type: TypeExpression): TypeExpression[] {
  if (type.kind === 'union') return type.members;
  const isUnion =
    type.kind === 'generic' && type.origin.kind === 'name' && getTypeName(type.origin) === 'Union';
  return isUnion ? type.arguments : [type];
}

/** Whether a type is a class of the package without any contents of its own. */
function isPlaceholder(type: TypeExpression, view: PackageView): boolean {
  const item = type.kind === 'name' ? view.item(type.id ?? '') : undefined;
  if (item?.kind !== 'class' || item.bases.length > 0 || item.model !== undefined) return false;
  return (item.members ?? []).every((id) => id.slice(item.id.length + 1).startsWith('_'));
}
