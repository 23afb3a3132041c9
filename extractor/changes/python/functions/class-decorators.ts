import type { Item } from '../../../contract/module.ts';
import type { PackageView } from '../../../contract/view/package-view.ts';
import { getOwner } from '../../documents.ts';
import { getLastName } from '../../../contract/last-name.ts';

/** Decorators of classes, beside those that make models, that leave methods as they are written. */
const KNOWN = new Set(
  'dataclass_transform total_ordering unique verify global_enum final runtime_checkable deprecated'.split(
    ' ',
  ),
);

/** Whether a decorator of its class may make something else of a method, for example await it. */
export function isConverted(item: Item, view: PackageView): boolean {
  const { decorators = [], model } = getOwner(item, view) ?? {};
  return decorators.some(
    (decorator) => decorator !== model?.decorator && !KNOWN.has(getDecoratorName(decorator)),
  );
}

/** `deprecated` of `warnings.deprecated("Use another one.")`. */
function getDecoratorName(decorator: string): string {
  const [called = ''] = decorator.split('(', 1);
  return getLastName(called).trim();
}
