import { getLastName } from '../contract/last-name.ts';
import { getFunctionId } from '../contract/view/function-id.ts';
import type { PackageView } from '../contract/view/package-view.ts';

/**
 * The shortest name under which users import an object: `shop.Error` for `shop.errors.Error`, if
 * `shop` re-exports it; that of a member begins with the name of its class.
 */
export function getPublicId(id: string, view: PackageView): string {
  const own = getFunctionId(id);
  const owner = own.slice(0, Math.max(0, own.lastIndexOf('.')));
  if (view.item(owner)?.kind === 'class') {
    return `${getPublicId(owner, view)}.${getLastName(own)}`;
  }
  const names = [
    ...(view.moduleOf(id)?.private === true ? [] : [own]),
    ...view.reExports(id).map((item) => item.id),
  ];
  const offered = names.filter((name) => isOffered(name, view));
  const depths = offered.map((name) => name.split('.').length);
  return offered[depths.indexOf(Math.min(...depths))] ?? own;
}

function isOffered(name: string, view: PackageView): boolean {
  const last = getLastName(name);
  const module = view.moduleOf(name);
  if (module?.private === true) return false;
  return !last.startsWith('_') || module?.exports?.includes(last) === true;
}
