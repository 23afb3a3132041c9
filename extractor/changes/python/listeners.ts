import type { ClassItem } from '../../contract/class.ts';
import type { FunctionItem } from '../../contract/function.ts';
import type { Item } from '../../contract/module.ts';
import type { PackageView } from '../../contract/view/package-view.ts';
import { getTypeName } from '../types/type-names.ts';
import { getTaken } from './classes-of-functions.ts';

/**
 * The classes that callers derive from to be told of events, and those that derive from them: their
 * methods only take one object each, of different classes, and return nothing. The package calls
 * them.
 */
export function findListeners(items: readonly Item[], view: PackageView): Set<string> {
  const found = items
    .filter((item) => item.kind === 'class')
    .filter((one) => isListener(one, view));
  return new Set(
    found.flatMap(({ id }) => [id, ...view.subtypes(id).map((subtype) => subtype.id)]),
  );
}

function isListener({ members = [] }: ClassItem, view: PackageView): boolean {
  const methods = members.map((id) => view.item(id)).filter((item) => item !== undefined);
  const events = new Set<string>();
  for (const method of methods) {
    const event = method.kind === 'function' ? getEvent(method) : undefined;
    if (event === undefined) return false;
    events.add(event);
  }
  return events.size > 1;
}

/** The only class that a method takes, if it is one that returns nothing. */
function getEvent(method: FunctionItem): string | undefined {
  const { parameters, returns } = method.signature;
  const isSilent =
    returns === undefined || (returns.kind === 'name' && getTypeName(returns) === 'None');
  const [event, ...others] = getTaken(method);
  return isSilent && parameters.length === 1 && others.length === 0 ? event : undefined;
}
