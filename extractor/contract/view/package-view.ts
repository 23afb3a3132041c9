import { createClassTree, type ClassTree } from './class-tree.ts';
import { findClient, type OperationClient } from './clients.ts';
import { groupFamilies, type OperationFamily } from './families.ts';
import { createHomes } from './homes.ts';
import type { Item, Module, ReExportItem } from '../module.ts';
import type { Operation } from '../operation.ts';
import type { Package, PackageIndex } from '../package.ts';
import type { TypeExpression } from '../type-expression.ts';
import { getTypeReferences } from '../types/type-references.ts';
import { groupRequests, type HttpRequest } from './requests.ts';
import { collectUsages, type Usage } from './usage.ts';

/** The heading of operations without a group. */
export const NO_GROUP = 'Other operations';

export interface OperationGroup {
  label: string;
  operations: Operation[];
}

/** A package in memory, with the queries that pages and exports need. */
export interface PackageView extends ClassTree {
  index: PackageIndex;
  modules: Module[];
  /** Every item by its id, in module and source order. */
  items: ReadonlyMap<string, Item>;
  /** Every operation, in module and source order. */
  operations: Operation[];
  /** The operations, each with its variants. */
  families(): OperationFamily[];
  /** The families by method and path. */
  requests(): HttpRequest[];
  /** The client that an operation is called on; undefined if it is not known. */
  client(operation: Operation): OperationClient | undefined;
  item: (id: string) => Item | undefined;
  module(id: string): Module | undefined;
  /** The module that holds the item. */
  moduleOf(id: string): Module | undefined;
  /**
   * The module that users import the item from and that shows it. A private module is replaced by a
   * public one that re-exports the item, if there is one.
   */
  home(id: string): Module | undefined;
  /**
   * The modules that re-export an item (not its members): public modules first, then the
   * shallowest, then by id.
   */
  reExports(id: string): ReExportItem[];
  /** A module's operations by group: the groups of `labels` first, in that order, then by first appearance. */
  groups(moduleId: string, labels?: readonly string[]): OperationGroup[];
  /** The operations that take or return the model, directly or inside another model. */
  usedBy(id: string): Usage[];
  /** The ids that a type refers to. */
  references(type: TypeExpression | undefined): string[];
}

/** Indexes a package; expensive results are computed on first use. */
export function createPackageView({ index, modules }: Package): PackageView {
  const modulesById = new Map(modules.map((module) => [module.id, module]));
  const items = new Map(modules.flatMap(({ items }) => items.map((item) => [item.id, item])));
  const owners = new Map(
    modules.flatMap((module) => module.items.map((item) => [item.id, module])),
  );
  const operations = [...items.values()].filter(isOperation);
  const tree = createClassTree(items);
  const homes = createHomes(modules);
  let families: OperationFamily[] | undefined;
  let requests: HttpRequest[] | undefined;
  let usages: Map<string, Usage[]> | undefined;
  const getFamilies = () => (families ??= groupFamilies(operations));

  return {
    ...tree,
    index,
    modules,
    items,
    operations,
    families: getFamilies,
    requests: () => (requests ??= groupRequests(getFamilies())),
    client: (operation) => findClient(operation, tree.lineage),
    item: (id) => items.get(id),
    module: (id) => modulesById.get(id),
    moduleOf: (id) => owners.get(id),
    home: homes.home,
    reExports: homes.reExports,
    groups: (moduleId, labels = []) =>
      groupOperations((modulesById.get(moduleId)?.items ?? []).filter(isOperation), labels),
    usedBy(id) {
      usages ??= collectUsages(operations, items, tree);
      return usages.get(id) ?? [];
    },
    references: getTypeReferences,
  };
}

export function isOperation(item: Item): item is Operation {
  return item.kind === 'operation';
}

/** Sorts operations under the labels of their groups: those of `labels` first, then by first appearance. */
export function groupOperations(
  operations: readonly Operation[],
  labels: readonly string[],
): OperationGroup[] {
  const groups = new Map<string, Operation[]>(labels.map((label) => [label, []]));
  for (const operation of operations) {
    const label = operation.group ?? NO_GROUP;
    const group = groups.get(label);
    if (group === undefined) groups.set(label, [operation]);
    else group.push(operation);
  }
  return [...groups]
    .filter(([, members]) => members.length > 0)
    .map(([label, members]) => ({ label, operations: members }));
}
