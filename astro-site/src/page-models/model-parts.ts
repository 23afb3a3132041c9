import type { ClassItem } from '../../../extractor/contract/class.ts';
import type { PackageView } from '../../../extractor/contract/view/package-view.ts';

/** Flavours that are written as JSON by nature. */
const JSON_FLAVORS = new Set(['pydantic', 'typedDict']);

/** Whether a JSON example says something: of a model that is sent, or made to be. */
export function showsExample({ id, model }: ClassItem, view: PackageView): boolean {
  return (model !== undefined && JSON_FLAVORS.has(model.flavor)) || view.usedBy(id).length > 0;
}

/** Whether "used by" means anything: a package without operations uses no model in one. */
export function showsUsage(view: PackageView): boolean {
  return view.operations.length > 0;
}
