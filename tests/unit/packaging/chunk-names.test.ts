import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createChunkNames, type ModuleGraph } from '../../../packaging/chunk-names.ts';
import { getId, type Part } from '../../../packaging/parts.ts';

/** The graph of modules that import others, by their paths. */
function makeGraph(imports: Record<string, string[]>): ModuleGraph {
  const ids = Object.fromEntries(
    Object.entries(imports).map(([file, names]) => [getId(file), names.map(getId)]),
  );
  return {
    getModuleInfo: (id) =>
      ids[id] === undefined
        ? null
        : {
            importedIds: ids[id],
            importers: Object.keys(ids).filter((other) => ids[other]?.includes(id)),
          },
  };
}

function nameAll(parts: Part[], imports: Record<string, string[]>): Record<string, string | null> {
  const getName = createChunkNames(parts);
  const graph = makeGraph(imports);
  return Object.fromEntries(
    Object.keys(imports).map((file) => [file, getName(getId(file), graph)]),
  );
}

test('what several entries share is in the chunk of the parts that use it', () => {
  const parts = [
    { name: 'site', entries: ['page.ts', 'other.ts'] },
    { name: 'thread', entries: ['thread.ts'] },
  ];
  const imports = {
    'page.ts': ['own.ts', 'layout.ts'],
    'other.ts': ['layout.ts'],
    'thread.ts': ['render.ts'],
    'layout.ts': ['menu.ts', 'render.ts'],
    'own.ts': [],
    'menu.ts': [],
    'render.ts': [],
  };
  expect(nameAll(parts, imports)).toEqual({
    'page.ts': null,
    'other.ts': null,
    'thread.ts': null,
    'own.ts': null,
    'layout.ts': 'layout',
    'menu.ts': 'layout',
    'render.ts': 'render',
  });
});

test('what was loaded before does not count as used by later parts', () => {
  const parts = [
    { name: 'start', entries: ['start.ts'] },
    { name: 'commands', after: 'start', entries: ['a.ts', 'b.ts'] },
  ];
  const imports = {
    'start.ts': ['errors.ts', 'options.ts'],
    'a.ts': ['errors.ts', 'read.ts'],
    'b.ts': ['errors.ts', 'read.ts', 'options.ts'],
    'errors.ts': [],
    'options.ts': [],
    'read.ts': [],
  };
  const names = nameAll(parts, imports);
  expect(names['errors.ts']).not.toBeNull();
  expect(names['options.ts']).toBe(names['errors.ts']);
  expect(names['read.ts']).toBe('read');
});

test('modules that depend on the packages are apart from those that stay as they are', () => {
  const parts = [{ name: 'site', entries: ['a.ts', 'b.ts'] }];
  const graph = makeGraph({
    'a.ts': ['read.ts'],
    'b.ts': ['read.ts'],
    'read.ts': ['format.ts'],
    'format.ts': [],
  });
  const getName = createChunkNames(parts);
  const reading: ModuleGraph = {
    getModuleInfo(id) {
      const info = graph.getModuleInfo(id);
      const isReading = info !== null && id === getId('read.ts');
      return isReading
        ? { ...info, importedIds: [...info.importedIds, 'virtual:wrapdocs/project'] }
        : info;
    },
  };
  expect(getName(getId('read.ts'), reading)).toBe('read');
  expect(getName(getId('format.ts'), reading)).toBe('format');
});

/** Modules that import some of those after them. */
const IMPORTS = fc
  .array(fc.array(fc.nat({ max: 11 }), { maxLength: 4 }), { minLength: 12, maxLength: 12 })
  .map((rows) =>
    Object.fromEntries(
      rows.map((row, index) => [
        `m${String(index)}.ts`,
        [...new Set(row.filter((other) => other > index))].map((other) => `m${String(other)}.ts`),
      ]),
    ),
  );

test('chunks never import each other in a circle', () => {
  const parts: Part[] = [
    { name: 'a', entries: ['m0.ts'] },
    { name: 'b', after: 'a', entries: ['m1.ts', 'm2.ts'] },
    { name: 'c', entries: ['m1.ts', 'm3.ts'] },
  ];
  fc.assert(
    fc.property(IMPORTS, (imports) => {
      const names = nameAll(parts, imports);
      const getChunk = (file: string) => names[file] ?? file;
      const edges = new Map<string, Set<string>>();
      for (const [file, imported] of Object.entries(imports))
        for (const other of imported) {
          const [from, to] = [getChunk(file), getChunk(other)];
          if (from !== to) edges.set(from, (edges.get(from) ?? new Set()).add(to));
        }
      for (const start of edges.keys()) {
        const seen = new Set<string>();
        const open = [...(edges.get(start) ?? [])];
        for (let chunk = open.pop(); chunk !== undefined; chunk = open.pop()) {
          expect(chunk).not.toBe(start);
          if (seen.has(chunk)) continue;
          seen.add(chunk);
          open.push(...(edges.get(chunk) ?? []));
        }
      }
    }),
  );
});
