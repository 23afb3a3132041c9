import type { ClassItem } from '../../../../extractor/contract/class.ts';
import type { InheritedField } from '../../../../extractor/contract/view/class-tree.ts';
import type { PackageView } from '../../../../extractor/contract/view/package-view.ts';
import type { TypeExpression } from '../../../../extractor/contract/type-expression.ts';
import type { NestedField, NestedModel } from '../sections/row.ts';

/** More values of an enum than this are left to its own page. */
const MOST_VALUES = 12;

/** The fields of the only model that a type names, each with an anchor that begins with `prefix`. */
export function makeNestedFields(
  type: TypeExpression | undefined,
  prefix: string,
  view: PackageView,
  getFields: (id: string) => readonly InheritedField[] = (id) => view.fields(id),
): NestedField[] | undefined {
  const model = findModel(type, view);
  if (model === undefined) return undefined;
  const fields = getFields(model.id).map((field): NestedField => {
    const held = findModel(field.type, view);
    return {
      anchor: `${prefix}.${field.wireName}`,
      name: field.wireName,
      type: field.type,
      required: field.required,
      description: field.description,
      values: held && listValues(held),
      nested: held && makeNestedModel(held, view),
    };
  });
  return fields.length === 0 ? undefined : fields;
}

/** The only model with fields that a type names. */
export function findNestedModel(
  type: TypeExpression | undefined,
  view: PackageView,
): NestedModel | undefined {
  const model = findModel(type, view);
  return model && makeNestedModel(model, view);
}

function makeNestedModel({ id, name }: ClassItem, view: PackageView): NestedModel | undefined {
  const count = view.fields(id).length;
  return count === 0 ? undefined : { id, name, count };
}

function findModel(type: TypeExpression | undefined, view: PackageView): ClassItem | undefined {
  const [model, another] = view.references(type).flatMap((id): ClassItem[] => {
    const item = view.item(id);
    return item?.kind === 'class' && item.model !== undefined ? [item] : [];
  });
  return another === undefined ? model : undefined;
}

/** The values of an enum. */
function listValues({ model }: ClassItem): string[] | undefined {
  const members = model?.members ?? [];
  if (members.length === 0 || members.length > MOST_VALUES) return undefined;
  return members.map(({ value }) => (typeof value.value === 'string' ? value.value : value.text));
}
