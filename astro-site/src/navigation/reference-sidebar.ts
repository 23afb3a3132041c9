import type { ModuleEntry } from '../../../extractor/contract/package.ts';
import { sidebar as labels } from '#strings';
import type { ContentEntry } from './content-tree.ts';
import { getParent } from '../routing/item-tree.ts';
import { getLocalName, type Route, type Place } from '../routing/route.ts';
import type { RouteTable } from '../routing/route-table.ts';
import type { Scope } from '../reference/scope.ts';
import { makeSidebar, type SidebarItem, type SidebarLink, type SidebarPackage } from './sidebar.ts';

type Sidebar = SidebarItem[];

/**
 * Every page repeats its sidebar, so it lists at most this many modules; beyond that, only the
 * branch of the current page.
 */
export const MOST_MODULES = 60;

/**
 * Returns the sidebar for each route: that of its package, in which the module above the page is
 * marked.
 */
export function createReferenceSidebars(
  scopes: readonly Scope[],
  routes: RouteTable,
  content: readonly ContentEntry[],
  others: readonly SidebarItem[] = [],
): (route: Route) => Sidebar {
  const known = new Map<string, Sidebar>();
  return (route) => {
    const position = getPosition(route);
    const key = `${position.module ?? position.open ?? ''} ${String(position.isBeneath)}`;
    const sidebar =
      known.get(key) ??
      makeSidebar(
        content,
        scopes.map((scope) => listPackage(scope, routes, position)),
        labels,
        others,
      );
    known.set(key, sidebar);
    return sidebar;
  };
}

interface Position {
  /** The current package. */
  open?: string;
  /** The current module, or the one above the current page. */
  module?: string;
  isBeneath: boolean;
}

function getPosition(route: Route): Position {
  if (route.kind === 'packages') return { isBeneath: false };
  const open = route.packageName;
  if (route.kind === 'package' || route.kind === 'operations') return { open, isBeneath: false };
  return { open, module: route.moduleId, isBeneath: route.kind !== 'module' };
}

/** Every page repeats the sidebar, so only the current package lists its modules. */
function listPackage(scope: Scope, routes: RouteTable, position: Position): SidebarPackage {
  const { name } = scope.view.index;
  const isOpen = name === position.open;
  return {
    name,
    place: routes.find(name) ?? { slug: '' },
    ...(isOpen
      ? {
          open: true,
          modules: [...listIndex(name, routes), ...listModules(scope, routes, position)],
        }
      : {}),
  };
}

/** The link to the index of the requests that the package's clients send. */
function listIndex(name: string, routes: RouteTable): SidebarLink[] {
  const place = routes.findOperations(name);
  return place === undefined ? [] : [{ label: labels.operations, place }];
}

/** The modules of a package as links; the package's own module is its overview. */
export function listModules(
  { view: { index }, listedModules }: Scope,
  routes: RouteTable,
  { module, isBeneath }: Position = { isBeneath: false },
): SidebarLink[] {
  const active = isBeneath ? module : undefined;
  const entries =
    listedModules.length > MOST_MODULES
      ? listBranch(listedModules, module ?? index.name, index.name)
      : listedModules;
  return entries.map((entry) =>
    makeLink(entry, index.name, routes.find(entry.id) ?? { slug: '' }, active),
  );
}

/**
 * The modules around the current one. Of a module that has very many modules in it, only those above
 * the current page are listed.
 */
function listBranch(
  modules: readonly ModuleEntry[],
  module: string,
  packageName: string,
): ModuleEntry[] {
  const branch = modules.filter(({ id }) => isOnBranch(id, module, packageName));
  const siblings = Map.groupBy(branch, ({ id }) => getParent(id));
  return branch.filter(
    ({ id }) =>
      (siblings.get(getParent(id))?.length ?? 0) <= MOST_MODULES ||
      `${module}.`.startsWith(`${id}.`),
  );
}

/** Whether a module is directly below the current module, or below one above it. */
function isOnBranch(id: string, module: string, packageName: string): boolean {
  const parent = getParent(id);
  return parent === packageName || `${module}.`.startsWith(`${parent}.`);
}

function makeLink(
  { id, operations, models }: ModuleEntry,
  packageName: string,
  place: Place,
  active: string | undefined,
): SidebarLink {
  const count = operations + models;
  return {
    label: getLocalName(id, packageName),
    place,
    ...(count === 0 ? {} : { note: String(count) }),
    active: id === active,
  };
}
