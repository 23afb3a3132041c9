import type { Item, Module } from '../contract/module.ts';
import type { PackageView } from '../contract/view/package-view.ts';
import { formatType } from '../contract/types/type-text.ts';
import { getLastName } from '../contract/last-name.ts';

const FOLDERS = new Set(['test', 'tests', '__tests__']);

/**
 * The ids of the modules that hold the package's own tests. A name alone does not say it, as an API
 * may have tests, too: a module that is named like tests counts if it contains some, and with it
 * all modules in the folder of tests around it.
 */
export function findTestModules(view: PackageView): ReadonlySet<string> {
  const ids = view.modules.filter(isTestModule).map(({ id }) => id);
  const folders = new Set(ids.flatMap((id) => getTestFolder(id) ?? []));
  const isInside = (id: string) => folders.has(getTestFolder(id) ?? '');
  const others = view.modules.map(({ id }) => id).filter(isInside);
  return new Set([...ids, ...folders, ...others]);
}

function isTestModule({ id, items }: Module): boolean {
  const name = getLastName(id);
  const isNamed = name === 'conftest' || name.startsWith('test_') || name.endsWith('_test');
  return isNamed && items.some(isTest);
}

function isTest(item: Item): boolean {
  if (item.kind === 'class')
    return item.bases.some((base) => formatType(base).endsWith('TestCase'));
  return item.kind === 'function' && item.name.startsWith('test');
}

/** The outermost folder of tests below the package that a module is in, or is. */
function getTestFolder(id: string): string | undefined {
  const parts = id.split('.');
  const index = parts.findIndex((part, depth) => depth > 0 && FOLDERS.has(part));
  return index === -1 ? undefined : parts.slice(0, index + 1).join('.');
}
