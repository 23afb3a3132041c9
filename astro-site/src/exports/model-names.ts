import { getHref } from '../routing/route.ts';
import type { RouteTable } from '../routing/route-table.ts';

/** The names of the models of a module, with the place of those that have no page of that name. */
interface ModelNames {
  /** The path of the module's page. */
  slug: string;
  names: (string | [name: string, address: string])[];
}

/** Lists the models of each module that has too many of them for its page. */
export function listModelNames({ routes, find, findModule }: RouteTable): ModelNames[] {
  return routes.flatMap((route): ModelNames[] => {
    const moduleId = route.kind === 'package' ? route.packageName : undefined;
    const id = route.kind === 'module' ? route.moduleId : moduleId;
    const parts = (id === undefined ? undefined : findModule(id))?.modelParts ?? [];
    if (parts.length === 0) return [];
    const models = parts.flatMap((part) => part.models);
    return [
      {
        slug: route.slug,
        names: models.map(({ id, name }) => {
          const place = find(id);
          const own = `${getHref(route)}${encodeURIComponent(name)}/`;
          const href = place === undefined ? own : getHref(place);
          return href === own ? name : [name, href.slice(getHref(route).length)];
        }),
      },
    ];
  });
}
