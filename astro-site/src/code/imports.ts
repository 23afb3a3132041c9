import type { PackageView } from '../../../extractor/contract/view/package-view.ts';
import { getParent } from '../routing/item-tree.ts';
import { getLocalName } from '../routing/route.ts';

/** The names that an example imports. */
export type Imports = ReturnType<typeof createImports>;

/** Collects the names that an example imports. */
export function createImports(view: PackageView) {
  const modules = new Map<string, Set<string>>();
  const plain = new Set<string>();
  const names = new Map<string, string>();
  /** Two modules may have the same name; the second one is named with its module. */
  const add = (moduleId: string, name: string): string => {
    const owner = names.get(name);
    if (owner !== undefined && owner !== moduleId) {
      plain.add(moduleId);
      return `${moduleId}.${name}`;
    }
    names.set(name, moduleId);
    modules.set(moduleId, (modules.get(moduleId) ?? new Set()).add(name));
    return name;
  };
  return {
    /** Adds `from moduleId import name`, and returns what code calls it. */
    add,
    /** Adds `import moduleId`. */
    addModule: (moduleId: string): void => void plain.add(moduleId),
    /** Adds the import of an item of the package, and returns what code calls it. */
    use: (id: string): string => {
      const { moduleId, local } = findImport(id, view);
      const [first = local, ...rest] = local.split('.');
      return [add(moduleId, first), ...rest].join('.');
    },
    /** The imports that code needs, those of the standard library first. */
    lines: (code?: string): string[] => {
      const lines = [
        ...[...plain].filter((id) => isUsed(id, code)).map((id) => ({ id, line: `import ${id}` })),
        ...[...modules].flatMap(([id, imported]) => {
          const used = [...imported].filter((name) => isUsed(name, code)).toSorted();
          return used.length === 0 ? [] : [{ id, line: writeLine(id, used) }];
        }),
      ].toSorted((one, other) => compare(one.line, other.line));
      const standard = lines.filter(({ id }) => STANDARD.has(id));
      const others = lines.filter(({ id }) => !STANDARD.has(id));
      const gap = standard.length > 0 && others.length > 0 ? [''] : [];
      return [...standard, ...gap, ...others].map((one) =>
        typeof one === 'string' ? one : one.line,
      );
    },
  };
}

/** The line that imports an item from where users find it; for a nested class, the outer class. */
export function writeImport(id: string, view: PackageView): string {
  const imports = createImports(view);
  imports.use(id);
  return imports.lines().join('\n');
}

/** The modules of the standard library that examples use. */
const STANDARD = new Set('asyncio datetime decimal io logging os pathlib ssl uuid'.split(' '));

/** `import` comes before `from`, as isort sorts them. */
function compare(one: string, other: string): number {
  const [first, second] = [one.startsWith('from '), other.startsWith('from ')];
  if (first !== second) return first ? 1 : -1;
  return one < other ? -1 : 1;
}

function isUsed(name: string, code: string | undefined): boolean {
  return (
    code === undefined || new RegExp(String.raw`(?<![\w.])${escape(name)}(?!\w)`, 'u').test(code)
  );
}

function escape(name: string): string {
  return name.replaceAll('.', String.raw`\.`);
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
  const [shallowest] = view.reExports(`${owner}.${first}`);
  const above = shallowest === undefined ? home : getParent(shallowest.id);
  const isPrivate = view.module(above)?.private === true;
  const moduleId = !isPrivate && above.length < home.length ? above : home;
  if (moduleId === owner) return { moduleId, local };
  const name = shallowest?.name ?? first;
  return { moduleId, local: [name, ...rest].join('.') };
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

function writeLine(moduleId: string, names: string[]): string {
  const line = `from ${moduleId} import ${names.join(', ')}`;
  if (line.length <= IMPORT_WIDTH) return line;
  return `from ${moduleId} import (\n${names.map((name) => `    ${name},\n`).join('')})`;
}
