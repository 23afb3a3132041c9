import type { PackageView } from '../../contract/view/package-view.ts';
import { resolveName } from '../documents.ts';
import { getLastName } from '../../contract/last-name.ts';

/**
 * Whether a module may have imported an object of another one for its own use, so that the name can
 * be imported from it, too. The documents say which modules it imports, but not which names: the
 * object's own module, or one that re-exports it. What the `__init__.py` of a package imports is
 * re-exported, so that nothing is hidden there.
 */
export function mayImport(id: string | undefined, target: string, view: PackageView): boolean {
  const module = id === undefined ? undefined : view.module(id);
  if (module === undefined || module.file.endsWith('__init__.py')) return false;
  const name = getLastName(target);
  const imported = view.index.dependencies?.[module.id] ?? [];
  return imported.some((other) => resolveName(view, `${other}.${name}`)?.id === target);
}
