import type { ClassItem, Field } from '../../contract/class.ts';
import type { PackageView } from '../../contract/view/package-view.ts';
import type { TypeExpression } from '../../contract/type-expression.ts';
import { hasConversions } from '../../contract/types/conversions.ts';
import { writesDefaults } from './sides.ts';
import { formatType } from '../../contract/types/type-text.ts';
import { getNamedClass } from './type.ts';

/** The bases that are models of the package with fields, with their type arguments. */
export function getModelBases(item: ClassItem, view: PackageView): TypeExpression[] {
  return item.bases.filter((base) => {
    const id = getNamedClass(base)?.id ?? '';
    return id !== item.id && view.item(id)?.kind === 'class' && view.fields(id).length > 0;
  });
}

/** The direct subclasses of a class that operations take or return. */
export function getDirectSubtypes({ id }: ClassItem, view: PackageView): ClassItem[] {
  if (view.usedBy(id).length === 0) return [];
  return view
    .subtypes(id)
    .filter(
      ({ bases, model }) =>
        model !== undefined && bases.some((base) => getNamedClass(base)?.id === id),
    );
}

/**
 * Whether a model can be written as its bases plus more fields. It cannot if a base forbids more
 * fields, or if a field differs from the base's.
 */
export function extendsItsBases(item: ClassItem, view: PackageView): boolean {
  const bases = getModelBases(item, view).flatMap((base) => {
    const found = view.item(getNamedClass(base)?.id ?? '');
    return found?.kind === 'class' ? [found] : [];
  });
  const inherited = new Map(
    bases.flatMap(({ id }) => view.fields(id)).map((field) => [field.name, field]),
  );
  const fields = item.model?.fields ?? [];
  return (
    bases.length > 0 &&
    !bases.some(isLimiting) &&
    bases.every(({ id }) => hasDefaults(id, view) === hasDefaults(item.id, view)) &&
    fields.every((field) => isNarrower(field, inherited.get(field.name), view))
  );
}

/** Whether what a base says of objects as a whole would not fit those of its subclasses. */
function isLimiting({ model }: ClassItem): boolean {
  const { extra, extraItems, output } = model ?? {};
  return extra === 'forbid' || extraItems !== undefined || output !== undefined;
}

function hasDefaults(id: string, view: PackageView): boolean {
  return writesDefaults(id, view);
}

function isNarrower(field: Field, base: Field | undefined, view: PackageView): boolean {
  if (base === undefined) return true;
  const isSameSide = base.inputOnly === field.inputOnly && base.outputName === field.outputName;
  if (!isSameSide || base.wireName !== field.wireName) return false;
  if (base.required && !field.required) return false;
  if (hasConversions(base.type) || hasConversions(field.type)) return false;
  return isSubtype(field.type, base.type, view);
}

/** Simple cases only: the same type, anything, a literal, a subclass. */
function isSubtype(
  type: TypeExpression | undefined,
  base: TypeExpression | undefined,
  view: PackageView,
): boolean {
  if (base === undefined || /^(\w+\.)?(Any|object)$/.test(formatType(base))) return true;
  if (type === undefined) return false;
  if (formatType(type) === formatType(base)) return true;
  if (type.kind === 'generic' && formatType(type.origin).endsWith('Literal')) return true;
  const [id, baseId] = [getNamedClass(type)?.id, getNamedClass(base)?.id];
  return baseId !== undefined && view.subtypes(baseId).some((subtype) => subtype.id === id);
}
