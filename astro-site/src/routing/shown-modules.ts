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
 * An item is shown on the page of the module that users import it from. A private module has a page
 * if a public one exports it. Otherwise, it only has one for items without such a module that are
 * needed to understand the rest: operations, and whatever the types and bases of shown items name.
 */
export function listShownModules(view: PackageView): ShownModule[] {
  const trees = new Map(view.modules.map((module) => [module.id, makeItemTrees(module)]));
  const trunks = new Map([...trees.values()].flat().map((tree) => [tree.item.id, tree]));
  const isHidden = createHiddenModules(view);
  const needed = findNeeded([...trunks.values()], isHidden, view);
  return view.modules.flatMap((module): ShownModule[] => {
    const own = trees.get(module.id) ?? [];
    const shown = isHidden(module) ? own.filter(({ item }) => needed.has(item.id)) : own;
    if (isHidden(module) && shown.length === 0) return [];
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

/** Creates a function that tells whether a module is private and no public one exports it. */
function createHiddenModules({ modules }: PackageView): (module: Module | undefined) => boolean {
  const items = modules.filter((module) => !module.private).flatMap((module) => module.items);
  const exported = new Set(items.map((item) => (item.kind === 'reExport' ? item.target : item.id)));
  return (module) => module?.private === true && !exported.has(module.id);
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
function findNeeded(
  trees: readonly ItemTree[],
  isHidden: (module: Module | undefined) => boolean,
  view: PackageView,
): Set<string> {
  const owners = new Map(
    trees.flatMap((tree) => [tree.item, ...tree.nested].map(({ id }) => [id, tree] as const)),
  );
  const isHomeless = ({ item }: ItemTree): boolean => isHidden(view.home(item.id));
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
