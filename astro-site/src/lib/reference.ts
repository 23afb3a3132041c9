import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackageConfig } from '../../../extractor/config/schema.ts';
import { parseModuleFile, parsePackageIndex } from '../../../extractor/contract/load.ts';
import { getSourceFileName, type Package } from '../../../extractor/contract/package.ts';
import { createPackageView, type PackageView } from '../../../extractor/contract/package-view.ts';
import project from 'virtual:wrapdocs/project';
import { createRouteTable, type RouteTable } from './routes.ts';

/** A documented package with the configuration's word on it. */
interface DocumentedPackage {
  view: PackageView;
  settings: PackageConfig;
  /** The source of its modules by their ids, where the site itself shows it. */
  sources: ReadonlyMap<string, string>;
}

/** All that the reference shows, in the order of the configuration. */
export interface Reference {
  packages: Map<string, DocumentedPackage>;
  routes: RouteTable;
}

let reference: Reference | undefined;

/** Reads the extracted packages, once a build. */
export function getReference(): Reference {
  return (reference ??= loadReference());
}

function loadReference(): Reference {
  const packages = new Map(
    project.config.packages.flatMap((settings): [string, DocumentedPackage][] => {
      const content = readPackage(settings.name);
      if (content === undefined) return [];
      const sources = readSources(settings, content);
      return [[settings.name, { settings, view: createPackageView(content), sources }]];
    }),
  );
  const documented = [...packages.values()];
  const routes = createRouteTable(
    documented.map(({ view }) => view),
    {
      hasSource: (id) => documented.some(({ sources }) => sources.has(id)),
      getBudget: (name) => packages.get(name)?.settings.pageBudget ?? Infinity,
    },
  );
  return { packages, routes };
}

function readPackage(name: string): Package | undefined {
  const folder = join(project.apiFolder, name);
  const file = join(folder, 'index.json');
  if (!existsSync(file)) return undefined;
  const index = parsePackageIndex(readFileSync(file, 'utf8'), file);
  const modules = index.modules.map(({ path }) => {
    const moduleFile = join(folder, path);
    return parseModuleFile(readFileSync(moduleFile, 'utf8'), moduleFile).module;
  });
  return { index, modules };
}

/** Where the configuration says how to link to the source, the site needs no copy of it. */
function readSources(settings: PackageConfig, { index }: Package): Map<string, string> {
  if (settings.sourceUrl !== undefined) return new Map();
  return new Map(
    index.modules.flatMap(({ id, path }): [string, string][] => {
      const file = join(project.apiFolder, settings.name, getSourceFileName(path));
      return existsSync(file) ? [[id, readFileSync(file, 'utf8')]] : [];
    }),
  );
}
