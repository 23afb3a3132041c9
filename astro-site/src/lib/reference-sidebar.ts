import type { ModuleEntry } from '../../../extractor/contract/package.ts';
import { sidebar as labels } from '#strings';
import type { ContentEntry } from './content-tree.ts';
import { getLocalName, type Place, type Route, type RouteTable } from './routes.ts';
import type { Scope } from './scope.ts';
import { makeSidebar, type SidebarLink, type SidebarPackage } from './sidebar.ts';

type Sidebar = ReturnType<typeof makeSidebar>;

/** Gives each route its sidebar: that of its package, in which a model's page marks its module. */
export function createReferenceSidebars(
  scopes: readonly Scope[],
  routes: RouteTable,
  content: readonly ContentEntry[],
): (route: Route) => Sidebar {
  const known = new Map<string, Sidebar>();
  return (route) => {
    const open = route.kind === 'packages' ? undefined : route.packageName;
    const active = route.kind === 'model' || route.kind === 'source' ? route.moduleId : undefined;
    const key = active ?? open ?? '';
    const sidebar =
      known.get(key) ??
      makeSidebar(
        content,
        scopes.map((scope) => listPackage(scope, routes, { open, active })),
        labels,
      );
    known.set(key, sidebar);
    return sidebar;
  };
}

interface Position {
  /** The package at hand. */
  open?: string | undefined;
  /** The module above the page at hand. */
  active?: string | undefined;
}

/** Every page repeats the sidebar, so only the package at hand lists its modules. */
function listPackage(scope: Scope, routes: RouteTable, { open, active }: Position): SidebarPackage {
  const { name } = scope.view.index;
  const isOpen = name === open;
  return {
    name,
    place: routes.find(name) ?? { slug: '' },
    ...(isOpen ? { open: true, modules: listModules(scope, routes, active) } : {}),
  };
}

/** The modules of a package as links; the package's own module is its overview. */
export function listModules(
  { view: { index } }: Scope,
  routes: RouteTable,
  active?: string,
): SidebarLink[] {
  return index.modules
    .filter(({ id }) => id !== index.name)
    .map((entry) => makeLink(entry, index.name, routes.find(entry.id) ?? { slug: '' }, active));
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
