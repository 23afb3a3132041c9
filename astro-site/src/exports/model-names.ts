import type { RouteTable } from '../routing/route-table.ts';

/** The names of the models of a module; with the folder of the page if that differs. */
interface ModelNames {
  /** The path of the module's page. */
  slug: string;
  names: (string | [name: string, folder: string])[];
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
        names: models.map((model) => {
          const folder = find(model.id)?.slug.split('/').at(-1) ?? model.name;
          return folder === model.name ? folder : [model.name, folder];
        }),
      },
    ];
  });
}
