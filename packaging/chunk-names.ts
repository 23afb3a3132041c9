import { basename } from 'node:path';
import { getId, type Part } from './parts.ts';

/** What the modules import that make pages of the packages. */
const PROJECT = 'virtual:wrapdocs/project';

interface ModuleInfo {
  importedIds: readonly string[];
  importers: readonly string[];
  isExternal?: boolean;
}

/** The modules of the checkout and their imports. */
export interface ModuleGraph {
  getModuleInfo: (id: string) => ModuleInfo | null;
}

/**
 * Names the chunk of each module: modules that the same parts use are together. A module never has
 * more users than what it imports, so chunks do not import each other in circles.
 *
 * @returns null for a module that only one entry uses: it is in the file of that entry
 */
export function createChunkNames(parts: readonly Part[]) {
  let names: Map<string, string> | undefined;
  return (id: string, graph: ModuleGraph): string | null => {
    names ??= nameChunks(parts, graph);
    return names.get(id) ?? null;
  };
}

function nameChunks(parts: readonly Part[], graph: ModuleGraph): Map<string, string> {
  const users = findUsers(parts, graph);
  const shared = [...users].filter(([id, { entries }]) => entries > 1 && isImported(id, graph));
  const chunks = Map.groupBy(
    shared,
    ([id, { parts }]) => `${describe(parts)}${readsPackages(id, graph) ? ' (packages)' : ''}`,
  );
  const taken = new Set<string>();
  const named = [...chunks.values()].flatMap((members) => {
    const name = findFreeName(basename(members[0]?.[0] ?? '').replace(/\.\w+$/, ''), taken);
    return members.map(([id]) => [id, name] as const);
  });
  return new Map(named);
}

/** What an earlier part has loaded costs a later one nothing. */
function describe(parts: ReadonlySet<Part>): string {
  const names = new Set([...parts].map(({ name }) => name));
  const first = [...parts].filter(({ after = '' }) => !names.has(after));
  return first.map(({ name }) => name).join(' ');
}

/** Whether `wrapdocs dev` has to evaluate a module again when a documented package has changed. */
function readsPackages(id: string, graph: ModuleGraph): boolean {
  return [...findLoaded(id, graph)].some((loaded) =>
    graph.getModuleInfo(loaded)?.importedIds.includes(PROJECT),
  );
}

function isImported(id: string, graph: ModuleGraph): boolean {
  return (graph.getModuleInfo(id)?.importers ?? []).length > 0;
}

function findFreeName(name: string, taken: Set<string>): string {
  let free = name;
  for (let count = 2; taken.has(free); count += 1) free = `${name}-${String(count)}`;
  taken.add(free);
  return free;
}

/** The parts that use a module, and through how many entries. */
interface Users {
  parts: Set<Part>;
  entries: number;
}

function findUsers(parts: readonly Part[], graph: ModuleGraph): Map<string, Users> {
  const users = new Map<string, Users>();
  for (const part of parts)
    for (const entry of part.entries)
      for (const id of findLoaded(getId(entry), graph)) {
        const known = users.get(id) ?? { parts: new Set<Part>(), entries: 0 };
        known.parts.add(part);
        known.entries += 1;
        users.set(id, known);
      }
  return users;
}

/** The modules that are loaded with a module, and the module itself. */
function findLoaded(entry: string, graph: ModuleGraph): Set<string> {
  const loaded = new Set<string>();
  const open = [entry];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const info = graph.getModuleInfo(id);
    if (info === null || info.isExternal === true || loaded.has(id)) continue;
    loaded.add(id);
    open.push(...info.importedIds);
  }
  return loaded;
}
