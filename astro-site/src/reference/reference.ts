import project from 'virtual:wrapdocs/project';
import { readDocumentedPackage, type DocumentedPackage } from './read-package.ts';
import { createRouteTable, type RouteTable } from '../routing/route-table.ts';

/** Everything that the reference shows, in the order of the configuration. */
export interface Reference {
  packages: Map<string, DocumentedPackage>;
  routes: RouteTable;
}

let reference: Reference | undefined;

/** Reads the extracted packages, once per build. The development server reloads this module. */
export function getReference(): Reference {
  return (reference ??= loadReference());
}

function loadReference(): Reference {
  const packages = new Map(
    project.settings.packages.flatMap((settings): [string, DocumentedPackage][] => {
      const documented = readDocumentedPackage(settings);
      return documented === undefined ? [] : [[settings.name, documented]];
    }),
  );
  const documented = [...packages.values()];
  const routes = createRouteTable(
    documented.map(({ view }) => view),
    {
      hasApi: (name) => packages.get(name)?.api !== undefined,
      hasSource: (id) => documented.some(({ sources }) => sources.has(id)),
      getBudget: (name) => packages.get(name)?.settings.pageBudget ?? Infinity,
    },
  );
  return { packages, routes };
}
