import type { Item, Module, ReExportItem } from '../../../extractor/contract/module.ts';
import type { PackageView } from '../../../extractor/contract/view/package-view.ts';
import { getItemTypes } from '../../../extractor/contract/types/type-references.ts';
import { makeItemTrees, type ItemTree } from './item-tree.ts';

/** An item on its module's page, under the name that users import it by. */
export interface ShownItem extends ItemTree {
  name: string;
}

/** The content of a module's page. */
export interface ShownModule {
  module: Module;
  items: ShownItem[];
  /** Names that the module exports as its own and that another page documents. */
  reExports: ReExportItem[];
}

/**
 * Says which modules have a page and what it shows.
 *
 * An item is shown on the page of the module that users import it from. A private module only has a
 * page for items without such a module that are needed to understand the rest: operations, and
 * whatever the types and bases of shown items name.
 */
export function listShownModules(view: PackageView): ShownModule[] {
  const trees = new Map(view.modules.map((module) => [module.id, makeItemTrees(module)]));
  const trunks = new Map([...trees.values()].flat().map((tree) => [tree.item.id, tree]));
  const needed = findNeeded([...trunks.values()], view);
  return view.modules.flatMap((module): ShownModule[] => {
    const own = trees.get(module.id) ?? [];
    const shown = module.private ? own.filter(({ item }) => needed.has(item.id)) : own;
    if (module.private && shown.length === 0) return [];
    const parts = shown.map((tree) => placeTree(tree, module, trunks, view));
    return [
      {
        module,
        items: parts.flatMap(({ shown: part }) => part ?? []),
        reExports: parts.flatMap(({ reExport }) => reExport ?? []),
      },
    ];
  });
}

interface Part {
  shown?: ShownItem;
  reExport?: ReExportItem;
}

/** A re-export is the item itself if users import the item from here, otherwise a link. */
function placeTree(
  tree: ItemTree,
  module: Module,
  trunks: ReadonlyMap<string, ItemTree>,
  view: PackageView,
): Part {
  const { item } = tree;
  if (item.kind !== 'reExport') return { shown: { ...tree, name: item.name } };
  const target = trunks.get(item.target);
  const isHome =
    target !== undefined &&
    target.item.kind !== 'reExport' &&
    view.home(item.target) === module &&
    view.reExports(item.target)[0] === item;
  return isHome ? { shown: { ...target, name: item.name } } : { reExport: item };
}

/** The ids of private modules' own items that only these modules can show. */
function findNeeded(trees: readonly ItemTree[], view: PackageView): Set<string> {
  const owners = new Map(
    trees.flatMap((tree) => [tree.item, ...tree.nested].map(({ id }) => [id, tree] as const)),
  );
  const isHomeless = ({ item }: ItemTree): boolean => view.home(item.id)?.private === true;
  const needed = new Set<string>();
  const queue = trees.filter(
    (tree) => !isHomeless(tree) || [tree.item, ...tree.nested].some(isOperation),
  );
  for (let tree = queue.pop(); tree !== undefined; tree = queue.pop()) {
    if (isHomeless(tree)) needed.add(tree.item.id);
    for (const id of [tree.item, ...tree.nested].flatMap((item) => listReferences(item, view))) {
      const owner = owners.get(id);
      if (owner === undefined || !isHomeless(owner) || needed.has(owner.item.id)) continue;
      needed.add(owner.item.id);
      queue.push(owner);
    }
  }
  return needed;
}

function listReferences(item: Item, view: PackageView): string[] {
  return getItemTypes(item).flatMap((type) => view.references(type));
}

function isOperation({ kind }: Item): boolean {
  return kind === 'operation';
}
