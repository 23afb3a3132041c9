import { REFERENCE_FOLDER } from '../../../extractor/contract/reference-folder.ts';

/** The folder of the pages with source. Python names have no hyphen, so no module has this name. */
export const SOURCE_FOLDER = 'source-code';

const SOURCE_PAGE = new RegExp(`/${REFERENCE_FOLDER}/[^/]+/${SOURCE_FOLDER}/`);

/** A page of the reference; `slug` is its path below `REFERENCE_FOLDER`. */
export type Route =
  | { kind: 'packages'; slug: '' }
  | { kind: 'package'; slug: string; packageName: string }
  /** The index of the requests that the package's clients send. */
  | { kind: 'operations'; slug: string; packageName: string }
  /** The operations of the package's API, and which of them it sends. */
  | { kind: 'coverage'; slug: string; packageName: string }
  | { kind: 'module'; slug: string; packageName: string; moduleId: string }
  | ClassRoute
  | OperationRoute
  /** The functions of a module that is too large for one page. */
  | { kind: 'functions'; slug: string; packageName: string; moduleId: string }
  /** Some of the models of a module that has too many for one list. */
  | { kind: 'models'; slug: string; packageName: string; moduleId: string; title: string }
  | SharedRoute
  | { kind: 'source'; slug: string; packageName: string; moduleId: string };

/** A page for a request of a class that has too many of them for one page. */
export interface OperationRoute {
  kind: 'operation';
  slug: string;
  packageName: string;
  moduleId: string;
  operationId: string;
  /** Its name within that module: `Class.method`. */
  name: string;
}

/** A page for small models of a module that has too many of them for a page each. */
export interface SharedRoute {
  kind: 'shared';
  slug: string;
  packageName: string;
  moduleId: string;
  /** The names of the first and the last of its models. */
  first: string;
  last: string;
}

/**
 * A page for a model, for a class that sends requests, or for another class of a module that is too
 * large for one page.
 */
export interface ClassRoute {
  kind: 'model' | 'class';
  slug: string;
  packageName: string;
  /** The module that users import it from. */
  moduleId: string;
  classId: string;
  /** Its name within that module: `Outer.Inner`. */
  name: string;
}

/** An address without a page of its own, and where its content is. */
export interface MovedPage {
  slug: string;
  to: Place;
}

/** A place in the reference: a page, or an element on it. */
export interface Place {
  slug: string;
  anchor?: string;
}

/** Whether a page is there as Markdown, too: what a page of source contains is Python. */
export function hasMarkdown({ kind }: Pick<Route, 'kind'>): boolean {
  return kind !== 'source';
}

/** Whether a path from the root of the site is that of a page of source. */
export function isSourcePage(path: string): boolean {
  return SOURCE_PAGE.test(path);
}

/** The paths of pages by their slugs, by base: a site has a hundred links to each page. */
const paths = new Map<string, Map<string, string>>();

/** The address of a place on the site; `base` is the folder that the site is served from. */
export function getHref({ slug, anchor }: Place, base = '/'): string {
  const known = paths.get(base) ?? new Map<string, string>();
  const path = known.get(slug) ?? makePath(slug, base);
  paths.set(base, known.set(slug, path));
  return anchor === undefined ? path : `${path}#${encodeURIComponent(anchor)}`;
}

function makePath(slug: string, base: string): string {
  const parts = [REFERENCE_FOLDER, ...slug.split('/')]
    .filter((part) => part !== '')
    .map(encodeURIComponent);
  return `${base.replace(/\/*$/, '/')}${parts.join('/')}/`;
}

/** The part of an id within its module: `Class.method`. */
export function getLocalName(id: string, moduleId: string): string {
  return id.startsWith(`${moduleId}.`) ? id.slice(moduleId.length + 1) : id;
}

/** The folder of the site that holds the pictures for link previews. */
export const PICTURES = 'pictures';

/** Path of a narrative page's picture below the site's base; `id` is the page's route. */
export function getPagePicture(id: string): string {
  return `${PICTURES}/${id === '' || id === '404' ? 'index' : id}.png`;
}

/** Path of a package's picture, which all of its pages share: there may be thousands of them. */
export function getPackagePicture(packageName?: string): string {
  return getPagePicture(
    packageName === undefined ? REFERENCE_FOLDER : `${REFERENCE_FOLDER}/${packageName}`,
  );
}

/**
 * What a route table finds the page of a module by. A function or a value of a package may have the
 * id of one of its modules, and then stands on the page of the package.
 */
export function getPageId(moduleId: string): string {
  return `${moduleId}/`;
}
