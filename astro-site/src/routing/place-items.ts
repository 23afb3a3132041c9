import type { ClassItem } from '../../../extractor/contract/class.ts';
import type { Item } from '../../../extractor/contract/module.ts';
import type { PackageView } from '../../../extractor/contract/view/package-view.ts';
import { getFamilies } from '../clients/families.ts';
import { createAnchors, type MakeAnchor } from './anchors.ts';
import {
  getParent,
  hasRequests,
  isClientOperation,
  isModel,
  type ClientOperation,
} from './item-tree.ts';
import type { MovedPage, Place, Route } from './route.ts';
import type { SharedModels } from './shared-models.ts';
import type { PlacedModule } from './placed-module.ts';
import type { ShownItem } from './shown-modules.ts';

/** The locations of everything, filled in step by step. */
export interface Register {
  routes: Route[];
  places: Map<string, Place>;
  /** The id of the element that represents an item on its module's page, by the item's id. */
  entries: Map<string, string>;
  /** By the model's id, then by the field's name. */
  fields: Map<string, Map<string, Place>>;
  /** Other names of an item. */
  aliases: Map<string, string>;
  moved: MovedPage[];
  makeSlug: (segments: string[]) => string;
}

/** A page with the anchors that are taken. */
interface OpenPage {
  slug: string;
  makeAnchor: MakeAnchor;
  /** The prefix of its members' names. */
  prefix: string;
  /** Whether each request of the class has its own page. */
  hasRequestPages?: boolean;
}

/** A class with more requests than this has a page for each of them. */
const MOST_REQUESTS = 40;

/** Python names have no hyphen, so no module has this name. */
const FUNCTIONS_PAGE = 'all-functions';

/** Assigns a place to each item of a module: on the module's page, or on a page next to it. */
export function placeItems(placed: PlacedModule, view: PackageView, register: Register): void {
  const { module, items, reExports, isSplit, shared } = placed;
  const slug = register.places.get(module.id)?.slug ?? '';
  const base = { packageName: view.index.name, moduleId: module.id };
  const page: OpenPage = { slug, makeAnchor: createAnchors(), prefix: '' };
  const sharedPages = openSharedPages(shared, page);
  const functions = isSplit ? openFunctionsPage(placed, base, register) : undefined;

  function placeItem(item: Item, shown: ShownItem, hosts: Map<string, OpenPage>): void {
    const name = getShownName(item, shown);
    const own = getOwnClass(item, isSplit && item === shown.item, view);
    const isFunction = item === shown.item && item.kind === 'function';
    const host = findHost(item, hosts, view) ?? (isFunction ? functions : undefined);
    if (own !== undefined || host === undefined || host === functions) {
      const wanted = item.kind === 'operation' ? item.anchor : name;
      register.entries.set(item.id, page.makeAnchor(wanted));
    }
    const sharedPage = sharedPages.get(item.id);
    if (own !== undefined && sharedPage !== undefined)
      hosts.set(item.id, placeOnShared(sharedPage, own, name, base, view, register));
    else if (own !== undefined) hosts.set(item.id, openClassPage(own, name, base, view, register));
    else if (isClientOperation(item) && host?.hasRequestPages === true)
      hosts.set(item.id, openRequestPage(item, name, base, register));
    else if (host !== undefined) placeOn(host, item, name, register);
    else placeOnModule(page, item, register);
  }

  for (const shown of items) {
    const hosts = new Map<string, OpenPage>();
    for (const item of [shown.item, ...putVariantsLast(shown.nested, view)])
      placeItem(item, shown, hosts);
    const alias = `${module.id}.${shown.name}`;
    if (alias !== shown.item.id) register.aliases.set(alias, shown.item.id);
  }
  for (const { id, name, target } of reExports) {
    register.entries.set(id, page.makeAnchor(name));
    register.aliases.set(id, target);
  }
}

interface PageBase {
  packageName: string;
  moduleId: string;
}

/** A variant is placed where the request is that it is a variant of. */
function putVariantsLast(items: readonly Item[], view: PackageView): Item[] {
  const { primaryOf } = getFamilies(view);
  return items.toSorted(
    (one, other) => Number(primaryOf.has(one.id)) - Number(primaryOf.has(other.id)),
  );
}

/**
 * The classes that have their own page: all models, all that send requests, and all classes of a
 * module that is too large.
 */
function getOwnClass(item: Item, isSplit: boolean, view: PackageView): ClassItem | undefined {
  if (item.kind !== 'class') return undefined;
  return isSplit || isModel(item) || hasRequests(item, view.item) ? item : undefined;
}

function openClassPage(
  item: ClassItem,
  name: string,
  base: PageBase,
  view: PackageView,
  register: Register,
): OpenPage {
  const slug = register.makeSlug([...base.moduleId.split('.'), name]);
  const kind = isModel(item) ? 'model' : 'class';
  register.routes.push({ kind, slug, ...base, classId: item.id, name });
  register.places.set(item.id, { slug });
  const makeAnchor = createAnchors();
  const fields = listFieldNames(item, view).map((field): [string, Place] => {
    return [field, { slug, anchor: makeAnchor(field) }];
  });
  register.fields.set(item.id, new Map(fields));
  const hasRequestPages = countRequests(item, view) > MOST_REQUESTS;
  return { slug, makeAnchor, prefix: `${name}.`, hasRequestPages };
}

/** The pages that models share, by the ids of the models. */
function openSharedPages(
  shared: readonly SharedModels[],
  modulePage: OpenPage,
): Map<string, OpenPage> {
  return new Map(
    shared.flatMap(({ slug, models }) => {
      const page =
        slug === modulePage.slug ? modulePage : { slug, makeAnchor: createAnchors(), prefix: '' };
      return models.map(({ id }) => [id, page] as const);
    }),
  );
}

/** Places a model with its fields on a page that it shares; the address of its own leads there. */
function placeOnShared(
  page: OpenPage,
  item: ClassItem,
  name: string,
  { moduleId }: PageBase,
  view: PackageView,
  { places, entries, fields, moved, makeSlug }: Register,
): OpenPage {
  const { slug, makeAnchor } = page;
  const isOnModule = slug === places.get(moduleId)?.slug;
  const entry = isOnModule ? entries.get(item.id) : undefined;
  const place = { slug, anchor: entry ?? makeAnchor(name) };
  places.set(item.id, place);
  moved.push({ slug: makeSlug([...moduleId.split('.'), name]), to: place });
  const own = listFieldNames(item, view).map((field): [string, Place] => {
    return [field, { slug, anchor: makeAnchor(`${place.anchor}.${field}`) }];
  });
  fields.set(item.id, new Map(own));
  return page;
}

/** The number of requests that a class declares, without variants of other requests. */
function countRequests({ members = [] }: ClassItem, view: PackageView): number {
  const { primaryOf } = getFamilies(view);
  return members.filter((id) => isClientOperation(view.item(id)) && !primaryOf.has(id)).length;
}

/** The page of one request. Its variants in the same class are documented there. */
function openRequestPage(
  item: ClientOperation,
  name: string,
  base: PageBase,
  register: Register,
): OpenPage {
  const slug = register.makeSlug([...base.moduleId.split('.'), ...name.split('.')]);
  register.routes.push({ kind: 'operation', slug, ...base, operationId: item.id, name });
  register.places.set(item.id, { slug });
  return { slug, makeAnchor: createAnchors(), prefix: `${getParent(name)}.` };
}

function openFunctionsPage(
  { module, items }: PlacedModule,
  base: PageBase,
  register: Register,
): OpenPage | undefined {
  if (!items.some(({ item }) => item.kind === 'function')) return undefined;
  const slug = register.makeSlug([...module.id.split('.'), FUNCTIONS_PAGE]);
  register.routes.push({ kind: 'functions', slug, ...base });
  return { slug, makeAnchor: createAnchors(), prefix: '' };
}

function placeOnModule({ slug }: OpenPage, { id }: Item, { places, entries }: Register): void {
  const anchor = entries.get(id);
  places.set(id, { slug, ...(anchor === undefined ? {} : { anchor }) });
}

function placeOn(page: OpenPage, item: Item, name: string, { places }: Register): void {
  const local = name.startsWith(page.prefix) ? name.slice(page.prefix.length) : name;
  places.set(item.id, { slug: page.slug, anchor: page.makeAnchor(local) });
}

/** The name within the module: `Outer.method`. */
function getShownName({ id }: Item, { item, name }: ShownItem): string {
  return `${name}${id.slice(item.id.length)}`;
}

/**
 * The page of the nearest class around an item, or of the request that it is a variant of. Operations
 * that declare their request are on their module's page.
 */
function findHost(
  item: Item,
  hosts: ReadonlyMap<string, OpenPage>,
  view: PackageView,
): OpenPage | undefined {
  if (item.kind === 'operation' && item.client === undefined) return undefined;
  const { id } = item;
  const request = hosts.get(getFamilies(view).primaryOf.get(id)?.id ?? '');
  if (request !== undefined) return request;
  const around = [...hosts.keys()].filter((host) => id.startsWith(`${host}.`));
  const nearest = around.toSorted((a, b) => b.length - a.length)[0];
  return nearest === undefined ? undefined : hosts.get(nearest);
}

function listFieldNames(item: ClassItem, view: PackageView): string[] {
  if (!isModel(item)) return [];
  const { members = [] } = item.model ?? {};
  return [...view.fields(item.id), ...members].map(({ name }) => name);
}
