import type { PackageView } from '../../../extractor/contract/view/package-view.ts';
import { getParent } from '../routing/item-tree.ts';
import { getLocalName } from '../routing/route.ts';

/** Collects the names that an example imports. */
export function createImports(view: PackageView) {
  const modules = new Map<string, Set<string>>();
  const add = (moduleId: string, name: string): void => {
    modules.set(moduleId, (modules.get(moduleId) ?? new Set()).add(name));
  };
  return {
    add,
    use: (id: string): string => {
      const { moduleId, local } = findImport(id, view);
      add(moduleId, local.split('.', 1)[0] ?? local);
      return local;
    },
    lines: (): string[] =>
      [...modules.keys()]
        .toSorted()
        .map((moduleId) => writeImport(moduleId, [...(modules.get(moduleId) ?? [])].toSorted())),
  };
}

/**
 * Where users import something from, and its name there: from the package itself, if it exports it.
 * Private modules are avoided.
 */
function findImport(id: string, view: PackageView): { moduleId: string; local: string } {
  const owner = getModuleId(id, view);
  const local = getLocalName(id, owner);
  const [first = local, ...rest] = local.split('.');
  const exported = view
    .reExports(`${owner}.${first}`)
    .find(({ id: name }) => getParent(name) === view.index.name);
  if (exported !== undefined)
    return { moduleId: view.index.name, local: [exported.name, ...rest].join('.') };
  const home = view.home(`${owner}.${first}`)?.id ?? owner;
  if (home === owner) return { moduleId: owner, local };
  const name = view.reExports(`${owner}.${first}`)[0]?.name ?? first;
  return { moduleId: home, local: [name, ...rest].join('.') };
}

/**
 * The function's own id may lack the `@METHOD` of its operations, so it is looked up by its module.
 */
function getModuleId(id: string, view: PackageView): string {
  return view.moduleOf(id)?.id ?? findModuleAbove(id, view);
}

/**
 * The innermost module that a dotted path begins with.
 *
 * @returns an empty text if no module of the package is above it
 */
export function findModuleAbove(path: string, { modules }: PackageView): string {
  const above = modules.filter(({ id }) => path.startsWith(`${id}.`));
  return above.reduce((best, { id }) => (id.length > best.length ? id : best), '');
}

/** May be wider than the column, because people search for and copy the whole line. */
const IMPORT_WIDTH = 88;

function writeImport(moduleId: string, names: string[]): string {
  const line = `from ${moduleId} import ${names.join(', ')}`;
  if (line.length <= IMPORT_WIDTH) return line;
  return `from ${moduleId} import (\n${names.map((name) => `    ${name},\n`).join('')})`;
}
