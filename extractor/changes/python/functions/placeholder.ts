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

function withoutPlaceholders(type: TypeExpression, view: PackageView): TypeExpression {
  const members = listMembers(type);
  const kept = members.filter((member) => !isPlaceholder(member, view));
  const [only, ...others] = kept;
  if (only === undefined || kept.length === members.length) return type;
  return others.length === 0 ? only : { kind: 'union', members: kept };
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
