import type { PackageView } from '../../contract/view/package-view.ts';

/**
 * Whether a module may have imported something from another one for its own use, so that the name can
 * be imported from it, too. The documents say which modules it imports, but not which names. What
 * the `__init__.py` of a package imports is re-exported, so that nothing is hidden there.
 */
export function mayImport(
  id: string | undefined,
  other: string | undefined,
  view: PackageView,
): boolean {
  const module = id === undefined ? undefined : view.module(id);
  if (module === undefined || other === undefined) return false;
  if (module.file.endsWith('__init__.py')) return false;
  return view.index.dependencies?.[module.id]?.includes(other) === true;
}
