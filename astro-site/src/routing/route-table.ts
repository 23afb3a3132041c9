import {
  createPackageView,
  type PackageView,
} from '../../../extractor/contract/view/package-view.ts';
import type { ClassItem } from '../../../extractor/contract/class.ts';
import type { Module } from '../../../extractor/contract/module.ts';
import type { Package } from '../../../extractor/contract/package.ts';
import { getParent, hasRequests, isModel } from './item-tree.ts';
import { divideModels, type ModelPart } from './model-parts.ts';
import { hasOperationIndex } from './operation-index.ts';
import { placeItems, type Register } from './place-items.ts';
import { MOST_MODEL_PAGES, shareModels, type SharedModels } from './shared-models.ts';
import { getPageId, SOURCE_FOLDER, type MovedPage, type Place, type Route } from './route.ts';
import type { PlacedModule } from './placed-module.ts';
import { listShownModules, type ShownModule } from './shown-modules.ts';
import { createSlugs } from './anchors.ts';
import { estimateWeight } from './weight.ts';

export interface RouteTable {
  routes: Route[];
  /**
   * Where a package, module or item (by its id, or by an id that it is re-exported under) is
   * documented.
   */
  find: (id: string) => Place | undefined;
  /**
   * The id of the element that represents an item on its module's page, whether it is documented
   * there or not.
   */
  findEntry: (id: string) => string | undefined;
  /** Where a field or an enum member of a model is documented. */
  findField: (modelId: string, name: string) => Place | undefined;
  /** The names of the fields or enum members that a model's page documents. */
  listFields: (modelId: string) => string[];
  /** Where the source of a module is shown. */
  findSource: (moduleId: string) => Place | undefined;
  /** The index of the requests that a package's clients send. */
  findOperations: (packageName: string) => Place | undefined;
  /** The page about how much of its API a package covers. */
  findCoverage: (packageName: string) => Place | undefined;
  /** The content of a module's page; undefined if it has no page. */
  findModule: (id: string) => PlacedModule | undefined;
  /** Addresses of models that share a page: each once had its own. */
  moved: MovedPage[];
  /** All addresses as a text, which is the same if they are. */
  describe: () => string;
}

interface RouteOptions {
  /** Whether a package is compared with its API's document. */
  hasApi?: (packageName: string) => boolean;
  /** Whether the source of a module is shown on a separate page. */
  hasSource?: (moduleId: string) => boolean;
  /**
   * The maximum size of a module's classes, functions and attributes on one page, in bytes of HTML.
   */
  getBudget?: (packageName: string) => number;
}

const MODELS_PAGE = 'models-of';
const SHARED_PAGE = 'models-from';
const OPERATIONS_PAGE = 'operations';
const COVERAGE_PAGE = 'api-coverage';

/** Lays out the pages of all packages; the same input gives the same addresses. */
export function createRouteTable(
  packages: readonly Package[],
  { hasApi = () => false, hasSource = () => false, getBudget = () => Infinity }: RouteOptions = {},
): RouteTable {
  const routes: Route[] = [{ kind: 'packages', slug: '' }];
  const places = new Map<string, Place>();
  const entries = new Map<string, string>();
  const fields: Register['fields'] = new Map();
  const aliases = new Map<string, string>();
  const sources = new Map<string, Place>();
  const indexes = new Map<string, Place>();
  const coverages = new Map<string, Place>();
  const modules = new Map<string, PlacedModule>();
  const moved: MovedPage[] = [];
  const makeSlug = createSlugs();

  function addPage(packageName: string, id: string): void {
    const slug = makeSlug(id.split('.'));
    places.set(id, { slug });
    places.set(getPageId(id), { slug });
    routes.push(
      id === packageName
        ? { kind: 'package', slug, packageName }
        : { kind: 'module', slug, packageName, moduleId: id },
    );
  }

  function addSource(packageName: string, { id }: Module): void {
    if (!hasSource(id)) return;
    const [first = id, ...rest] = id.split('.');
    const slug = makeSlug([first, SOURCE_FOLDER, ...rest]);
    routes.push({ kind: 'source', slug, packageName, moduleId: id });
    sources.set(id, { slug });
  }

  function addModelParts(
    packageName: string,
    moduleId: string,
    models: readonly ClassItem[],
  ): ModelPart[] {
    return divideModels(models).map((part) => {
      const slug = makeSlug([...moduleId.split('.'), `${MODELS_PAGE}-${part.title}`]);
      const { title } = part;
      routes.push({ kind: 'models', slug, packageName, moduleId, title });
      return { ...part, slug };
    });
  }

  function addSharedPages(
    packageName: string,
    shown: ShownModule,
    view: PackageView,
  ): SharedModels[] {
    const { id: moduleId } = shown.module;
    const sharing = shareModels(shown, view);
    if (sharing.kind === 'module') {
      const slug = places.get(getPageId(moduleId))?.slug ?? '';
      return [{ slug, models: sharing.models }];
    }
    return sharing.pages.map((models) => {
      const first = models[0]?.name ?? '';
      const last = models.at(-1)?.name ?? '';
      const slug = makeSlug([...moduleId.split('.'), `${SHARED_PAGE}-${first}`]);
      routes.push({ kind: 'shared', slug, packageName, moduleId, first, last });
      return { slug, models };
    });
  }

  function addOperations(packageName: string): void {
    const slug = makeSlug([...packageName.split('.'), OPERATIONS_PAGE]);
    routes.push({ kind: 'operations', slug, packageName });
    indexes.set(packageName, { slug });
  }

  function addCoverage(packageName: string): void {
    const slug = makeSlug([...packageName.split('.'), COVERAGE_PAGE]);
    routes.push({ kind: 'coverage', slug, packageName });
    coverages.set(packageName, { slug });
  }

  for (const { index, modules: content } of packages) {
    const view = createPackageView({ index, modules: content });
    const placed = placeModules(view, getBudget(index.name));
    const isLarge = placed.flatMap(listModels).length > MOST_MODEL_PAGES;
    if (view.module(index.name) === undefined) addPage(index.name, index.name);
    for (const { module } of placed) addPage(index.name, module.id);
    if (hasOperationIndex(view)) addOperations(index.name);
    if (hasApi(index.name)) addCoverage(index.name);
    for (const shown of placed) {
      const { module } = shown;
      const each = {
        ...shown,
        modelParts: addModelParts(index.name, module.id, listModels(shown)),
        shared: isLarge ? addSharedPages(index.name, shown, view) : [],
      };
      modules.set(module.id, each);
      placeItems(each, view, { routes, places, entries, fields, aliases, moved, makeSlug });
    }
    for (const module of content) addSource(index.name, module);
  }

  return {
    routes,
    find: createFind(places, aliases),
    findEntry: (id) => entries.get(id),
    findField: (modelId, name) => fields.get(modelId)?.get(name),
    listFields: (modelId) => [...(fields.get(modelId)?.keys() ?? [])],
    findSource: (moduleId) => sources.get(moduleId),
    findOperations: (packageName) => indexes.get(packageName),
    findCoverage: (packageName) => coverages.get(packageName),
    findModule: (id) => modules.get(id),
    moved,
    describe: () =>
      JSON.stringify({
        ...{ routes, moved },
        ...{ places: [...places], entries: [...entries], aliases: [...aliases] },
        ...{ sources: [...sources], indexes: [...indexes] },
        fields: [...fields].map(([id, named]) => [id, [...named]]),
      }),
  };
}

/** The models that a module's page shows or lists. */
function listModels({ items }: ShownModule): ClassItem[] {
  return items.flatMap(({ item, nested }) => [item, ...nested]).filter(isModel);
}

/**
 * Operations of a module always share one page: they are read and filtered together. Models and
 * classes that send requests are never on it.
 */
function placeModules(
  view: PackageView,
  budget: number,
): Omit<PlacedModule, 'modelParts' | 'shared'>[] {
  return listShownModules(view).map((shown) => {
    const members = shown.items.filter(
      ({ item }) => item.kind !== 'operation' && !isModel(item) && !hasRequests(item, view.item),
    );
    const items = members.flatMap(({ item, nested }) => [item, ...nested]);
    return { ...shown, isSplit: estimateWeight(items) > budget };
  });
}

const MOST_ALIASES = 8;

/**
 * Looks up an id, that of a page, or an id in which a part is another name for something:
 * `pkg.Client.send`.
 */
function createFind(
  places: ReadonlyMap<string, Place>,
  aliases: ReadonlyMap<string, string>,
): RouteTable['find'] {
  function find(id: string, steps: number): Place | undefined {
    const place = places.get(id);
    if (place !== undefined || steps === 0) return place;
    for (let part = id; part !== ''; part = getParent(part)) {
      const target = aliases.get(part);
      if (target !== undefined) return find(target + id.slice(part.length), steps - 1);
    }
    return undefined;
  }
  return (id) => places.get(id) ?? find(id.replace(/\/$/, ''), MOST_ALIASES);
}
