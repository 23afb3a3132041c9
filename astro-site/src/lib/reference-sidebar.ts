import type { ModuleEntry } from '../../../extractor/contract/package.ts';
import { getLocalName, type Place, type Route, type RouteTable } from './routes.ts';
import type { Scope } from './scope.ts';
import {
  makeReferenceSidebar,
  type ContentEntry,
  type SidebarLink,
  type SidebarPackage,
} from './sidebar.ts';

type Sidebar = ReturnType<typeof makeReferenceSidebar>;

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
    const sidebar = known.get(key) ?? makeSidebar(scopes, routes, content, open, active);
    known.set(key, sidebar);
    return sidebar;
  };
}

function makeSidebar(
  scopes: readonly Scope[],
  routes: RouteTable,
  content: readonly ContentEntry[],
  open: string | undefined,
  active: string | undefined,
): Sidebar {
  const place = (id: string): Place => routes.find(id) ?? { slug: '' };
  const packages = scopes.map(({ view: { index } }): SidebarPackage => ({
    name: index.name,
    place: place(index.name),
    ...(index.name === open
      ? { modules: index.modules.flatMap((entry) => makeLink(entry, index.name, place, active)) }
      : {}),
  }));
  return makeReferenceSidebar(content, packages);
}

/** The package's own module is its overview. */
function makeLink(
  { id, operations, models }: ModuleEntry,
  packageName: string,
  place: (id: string) => Place,
  active: string | undefined,
): SidebarLink[] {
  if (id === packageName) return [];
  const count = operations + models;
  return [
    {
      label: getLocalName(id, packageName),
      place: place(id),
      ...(count === 0 ? {} : { note: String(count) }),
      active: id === active,
    },
  ];
}
