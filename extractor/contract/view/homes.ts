import type { Module, ReExportItem } from '../module.ts';

/** Where the items of a package are shown, which may differ from where they are defined. */
export interface Homes {
  home: (id: string) => Module | undefined;
  reExports: (id: string) => ReExportItem[];
}

interface ReExport {
  item: ReExportItem;
  module: Module;
}

/** Indexes the re-exports of a package's modules. */
export function createHomes(modules: readonly Module[]): Homes {
  const owners = new Map(
    modules.flatMap((module) => module.items.map((item) => [item.id, module])),
  );
  const reExports = groupByTarget(modules);

  /** The public module that re-exports an item, or the class that contains it. */
  function findPublic(id: string, definition: Module): Module | undefined {
    for (let part = id; part.length > definition.id.length; part = getParent(part)) {
      const first = reExports.get(part)?.[0];
      if (first !== undefined && !first.module.private) return first.module;
    }
    return undefined;
  }

  return {
    home(id) {
      const definition = owners.get(id);
      return definition?.private ? (findPublic(id, definition) ?? definition) : definition;
    },
    reExports: (id) => (reExports.get(id) ?? []).map(({ item }) => item),
  };
}

function groupByTarget(modules: readonly Module[]): Map<string, ReExport[]> {
  const groups = new Map<string, ReExport[]>();
  for (const module of modules) {
    for (const item of module.items) {
      if (item.kind !== 'reExport') continue;
      const group = groups.get(item.target);
      if (group === undefined) groups.set(item.target, [{ item, module }]);
      else group.push({ item, module });
    }
  }
  for (const group of groups.values()) group.sort(compare);
  return groups;
}

function compare(a: ReExport, b: ReExport): number {
  return (
    Number(a.module.private ?? false) - Number(b.module.private ?? false) ||
    getDepth(a) - getDepth(b) ||
    Number(isRenamed(a)) - Number(isRenamed(b)) ||
    (a.item.id < b.item.id ? -1 : 1)
  );
}

/** If one place has two names, the name of the definition is the usual one. */
function isRenamed({ item }: ReExport): boolean {
  return !item.target.endsWith(`.${item.name}`);
}

function getDepth({ module }: ReExport): number {
  return module.id.split('.').length;
}

function getParent(id: string): string {
  return id.slice(0, Math.max(0, id.lastIndexOf('.')));
}
