import { expect } from 'vitest';
import type { ClassItem } from '../../extractor/contract/class.ts';
import type { Package } from '../../extractor/contract/package.ts';
import {
  createPackageView,
  isOperation,
  type PackageView,
} from '../../extractor/contract/view/package-view.ts';
import { getItemTypes, getTypeReferences } from '../../extractor/contract/types/type-references.ts';

const API = 'grai_source_fivetran.fivetran_api';

/** Compares the published wrapper with known facts; a root model counts as one field. */
export function checkFivetran(extracted: Package): void {
  const view = createPackageView(extracted);
  const items = extracted.modules
    .filter(({ id }) => id === API || id.startsWith(`${API}.`))
    .flatMap((module) => module.items);
  const classes = items.filter((item): item is ClassItem => item.kind === 'class');
  const fields = classes.flatMap(({ model }) => model?.fields ?? []);
  const roots = classes.filter(({ model }) => model?.root !== undefined);
  const operations = items.filter(isOperation);
  const reached = collectReached(
    operations.map(({ id }) => id),
    view,
  );

  expect({
    operations: operations.length,
    classes: classes.length,
    fields: fields.length + roots.length,
    descriptions: fields.filter(({ description }) => description).length,
    aliases: fields.filter(({ name, wireName }) => name !== wireName).length,
    reached: classes.filter(({ id }) => reached.has(id)).length,
  }).toEqual({
    operations: 94,
    classes: 1121,
    fields: 2860,
    descriptions: 1967,
    aliases: 148,
    reached: 1118,
  });
}

/** Everything that the items refer to, directly or indirectly, including subtypes. */
function collectReached(start: readonly string[], view: PackageView): ReadonlySet<string> {
  const reached = new Set(start);
  // Iterating over a Set also visits elements that are added on the way.
  for (const id of reached) {
    const item = view.item(id);
    if (item === undefined) continue;
    for (const next of getItemTypes(item).flatMap(getTypeReferences)) reached.add(next);
    for (const subtype of view.subtypes(id)) reached.add(subtype.id);
  }
  return reached;
}
