import type { Item } from '../../../contract/module.ts';
import type { PackageView } from '../../../contract/view/package-view.ts';
import { getOwner } from '../../documents.ts';
import { getLastName } from '../../../contract/last-name.ts';

/** Decorators of classes that leave the methods in the class as they are written. */
const KNOWN = new Set(
  [
    'dataclass dataclass_transform total_ordering unique verify global_enum',
    'final runtime_checkable deprecated define frozen mutable attrs s attributes',
  ].flatMap((names) => names.split(' ')),
);

/** Whether a decorator of its class may make something else of a method, for example await it. */
export function isConverted(item: Item, view: PackageView): boolean {
  const decorators = getOwner(item, view)?.decorators ?? [];
  return decorators.some((decorator) => !KNOWN.has(getDecoratorName(decorator)));
}

/** `dataclass` of `dataclasses.dataclass(frozen=True)`. */
function getDecoratorName(decorator: string): string {
  const [called = ''] = decorator.split('(', 1);
  return getLastName(called).trim();
}
