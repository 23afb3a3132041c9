import type { Model } from '../../contract/class.ts';
import type { Item } from '../../contract/module.ts';
import { getTypeNames } from '../../contract/types/type-references.ts';
import { hasConversions } from '../../contract/types/conversions.ts';
import type { InheritedField } from '../../contract/view/class-tree.ts';
import type { PackageView } from '../../contract/view/package-view.ts';

/** Whether a model is read (`input`) or written (`output`). */
export type Side = 'input' | 'output';

/** The models whose two sides differ. */
export interface Sides {
  /** Whether a model, or one inside it, is not written as it is read. */
  differ: (id: string) => boolean;
  /** Whether operations both read and write a model. */
  hasBoth: (id: string) => boolean;
}

/** The fields of a side of a model. */
export function getFields(id: string, side: Side, view: PackageView): InheritedField[] {
  return side === 'input' ? view.fields(id) : view.outputFields(id);
}

/** Whether a model writes the durations in it as seconds, which it also reads as texts. */
export function writesSeconds(id: string, view: PackageView): boolean {
  const item = view.item(id);
  return item?.kind === 'class' && item.model?.writesSeconds === true;
}

/** Whether what a model writes always has its fields. */
export function writesDefaults(id: string, view: PackageView): boolean {
  const item = view.item(id);
  return item?.kind === 'class' && item.model?.writesDefaults === true;
}

/** Finds the models that need a schema for each side. */
export function createSides(view: PackageView): Sides {
  const hasDifferent = [...view.items.values()].some(
    (item) => hasDifference(item) || hasSeconds(item.id) || hasDefaults(item.id),
  );
  const known = new Map<string, boolean>();

  function differ(id: string): boolean {
    if (!hasDifferent) return false;
    const found = known.get(id) ?? [...reach(id, view)].some(isDifferent);
    known.set(id, found);
    return found;
  }

  function isDifferent(id: string): boolean {
    const item = view.item(id);
    const all = [...view.lineage(id), ...(item === undefined ? [] : [item])];
    return all.some(hasDifference) || hasSeconds(id) || hasDefaults(id);
  }

  function hasDefaults(id: string): boolean {
    return writesDefaults(id, view) && view.fields(id).some(({ required }) => !required);
  }

  function hasSeconds(id: string): boolean {
    const names = () => view.fields(id).flatMap(({ type }) => getTypeNames(type));
    return writesSeconds(id, view) && names().some((name) => name.id === 'datetime.timedelta');
  }

  return {
    differ,
    hasBoth: (id) => {
      // The schema of a subclass refers to that of its base.
      const ids = [id, ...view.subtypes(id).map((subtype) => subtype.id)];
      const usages = ids.flatMap((one) => view.usedBy(one));
      return new Set(usages.map(({ role }) => role === 'response')).size === 2;
    },
  };
}

function hasDifference(item: Item): boolean {
  if (item.kind === 'attribute') return hasConversions(item.aliasOf);
  return item.kind === 'class' && hasOwnDifference(item.model);
}

function hasOwnDifference(model: Model | undefined): boolean {
  const { fields = [], computed = [], root, output } = model ?? {};
  return (
    computed.length > 0 ||
    output !== undefined ||
    [root, ...fields.map(({ type }) => type)].some(hasConversions) ||
    fields.some(({ inputOnly, outputName }) => inputOnly === true || outputName !== undefined)
  );
}

/** A model and all that its schema refers to. */
function reach(start: string, view: PackageView): Set<string> {
  const found = new Set([start]);
  // Iterating over a Set also visits elements that are added on the way.
  for (const id of found) {
    const item = view.item(id);
    const types =
      item?.kind === 'class'
        ? [...view.fields(id), ...view.outputFields(id)].map(({ type }) => type)
        : [];
    const others =
      item?.kind === 'class'
        ? [item.model?.root]
        : item?.kind === 'attribute'
          ? [item.aliasOf, item.bound]
          : [];
    for (const next of [...types, ...others].flatMap((type) => view.references(type)))
      found.add(next);
    for (const subtype of view.subtypes(id)) found.add(subtype.id);
  }
  return found;
}
