import { createPackageView } from '../../../extractor/contract/package-view.ts';
import type { ClassItem } from '../../../extractor/contract/class.ts';
import type { Item, Module } from '../../../extractor/contract/module.ts';
import type { Package } from '../../../extractor/contract/package.ts';
import { createAnchors, makeUnique, type MakeAnchor } from './anchors.ts';

/** The folder of the site that holds the reference. */
export const API_ROOT = 'api-docs';

/** A page of the reference; `slug` is its path below `API_ROOT`. */
export type Route =
  | { kind: 'packages'; slug: '' }
  | { kind: 'package'; slug: string; packageName: string }
  | { kind: 'module'; slug: string; packageName: string; moduleId: string }
  | { kind: 'model'; slug: string; packageName: string; moduleId: string; modelId: string }
  | { kind: 'source'; slug: string; packageName: string; moduleId: string };

/** A place in the reference: a page, or an element on it. */
export interface Place {
  slug: string;
  anchor?: string;
}

export interface RouteTable {
  routes: Route[];
  /** Where a package, module or item (by its id) is documented. */
  find: (id: string) => Place | undefined;
  /** Where a field or an enum member of a model is documented. */
  findField: (modelId: string, name: string) => Place | undefined;
  /** Where the source of a module is shown. */
  findSource: (moduleId: string) => Place | undefined;
}

/** No module is called so: a name in Python has no hyphen. */
const SOURCE_FOLDER = 'source-code';

/**
 * Lays out the pages of all packages; the same input gives the same addresses.
 *
 * @param hasSource whether the source of a module is shown on a page of its own
 */
export function createRouteTable(
  packages: readonly Package[],
  hasSource: (moduleId: string) => boolean = () => false,
): RouteTable {
  const routes: Route[] = [{ kind: 'packages', slug: '' }];
  const places = new Map<string, Place>();
  const fields = new Map<string, Map<string, Place>>();
  const sources = new Map<string, Place>();
  const makeSlug = createSlugs();

  function addModule(packageName: string, module: Module): void {
    const isRoot = module.id === packageName;
    const slug = makeSlug(module.id.split('.'));
    places.set(module.id, { slug });
    routes.push(
      isRoot
        ? { kind: 'package', slug, packageName }
        : { kind: 'module', slug, packageName, moduleId: module.id },
    );
    const makeAnchor = createAnchors();
    for (const item of module.items) {
      if (!isModel(item))
        places.set(item.id, { slug, anchor: getAnchor(item, module, makeAnchor) });
    }
  }

  function addModels(packageName: string, module: Module, getFieldNames: GetFieldNames): void {
    for (const item of module.items.filter(isModel)) {
      const slug = makeSlug([...module.id.split('.'), getLocalName(item.id, module.id)]);
      routes.push({ kind: 'model', slug, packageName, moduleId: module.id, modelId: item.id });
      places.set(item.id, { slug });
      fields.set(item.id, placeFields(slug, getFieldNames(item)));
    }
  }

  function addSource(packageName: string, { id }: Module): void {
    if (!hasSource(id)) return;
    const [first = id, ...rest] = id.split('.');
    const slug = makeSlug([first, SOURCE_FOLDER, ...rest]);
    routes.push({ kind: 'source', slug, packageName, moduleId: id });
    sources.set(id, { slug });
  }

  for (const { index, modules } of packages) {
    const view = createPackageView({ index, modules });
    if (view.module(index.name) === undefined) {
      const slug = makeSlug([index.name]);
      routes.push({ kind: 'package', slug, packageName: index.name });
      places.set(index.name, { slug });
    }
    for (const module of modules) addModule(index.name, module);
    for (const module of modules) {
      addModels(index.name, module, (item) => [
        ...view.fields(item.id).map((field) => field.name),
        ...(item.model?.members ?? []).map((member) => member.name),
      ]);
    }
    for (const module of modules) addSource(index.name, module);
  }

  return {
    routes,
    find: (id) => places.get(id),
    findField: (modelId, name) => fields.get(modelId)?.get(name),
    findSource: (moduleId) => sources.get(moduleId),
  };
}

type GetFieldNames = (item: ClassItem) => string[];

/** The address of a place on the site; `base` is the folder that the site is served from. */
export function getHref({ slug, anchor }: Place, base = '/'): string {
  const path = [API_ROOT, ...slug.split('/')].filter((part) => part !== '').map(encodeURIComponent);
  const hash = anchor === undefined ? '' : `#${encodeURIComponent(anchor)}`;
  return `${base.replace(/\/*$/, '/')}${path.join('/')}/${hash}`;
}

/** Whether the item has a page of its own. */
export function isModel(item: Item): item is ClassItem {
  return item.kind === 'class' && item.model !== undefined;
}

/** The part of an id within its module: `Class.method`. */
export function getLocalName(id: string, moduleId: string): string {
  return id.startsWith(`${moduleId}.`) ? id.slice(moduleId.length + 1) : id;
}

function getAnchor(item: Item, module: Module, makeAnchor: MakeAnchor): string {
  return makeAnchor(item.kind === 'operation' ? item.anchor : getLocalName(item.id, module.id));
}

function placeFields(slug: string, names: string[]): Map<string, Place> {
  const makeAnchor = createAnchors();
  return new Map(names.map((name) => [name, { slug, anchor: makeAnchor(name) }]));
}

/** Two slugs never differ in case alone: file systems may not tell them apart. */
function createSlugs(): (segments: string[]) => string {
  const taken = new Set<string>();
  return (segments) => {
    const wanted = segments.map(makeSegment).join('/');
    const slug = makeUnique(wanted, { has: (name) => taken.has(name.toLowerCase()) });
    taken.add(slug.toLowerCase());
    return slug;
  };
}

const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\..*)?$/i;
const MAX_BYTES = 200;

/** A name as a folder: no separators, no `.` or `..`, nothing that Windows reserves, not too long. */
function makeSegment(name: string): string {
  const safe = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}_.-]+/gu, '-')
    .replace(/^[.-]+|[.-]+$/g, '');
  const segment = safe === '' || RESERVED.test(safe) ? `_${safe}` : safe;
  return new TextEncoder().encode(segment).length > MAX_BYTES
    ? Array.from(segment)
        .slice(0, MAX_BYTES / 4)
        .join('')
    : segment;
}
