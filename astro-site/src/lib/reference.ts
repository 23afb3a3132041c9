import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackageConfig } from '../../../extractor/config/schema.ts';
import { parseModuleFile, parsePackageIndex } from '../../../extractor/contract/load.ts';
import type { Package } from '../../../extractor/contract/package.ts';
import { createPackageView, type PackageView } from '../../../extractor/contract/package-view.ts';
import project from 'virtual:wrapdocs/project';
import { createRouteTable, type RouteTable } from './routes.ts';

/** A documented package with the configuration's word on it. */
export interface DocumentedPackage {
  view: PackageView;
  settings: PackageConfig;
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
      return content === undefined
        ? []
        : [[settings.name, { settings, view: createPackageView(content) }]];
    }),
  );
  const views = [...packages.values()].map(({ view }) => view);
  return { packages, routes: createRouteTable(views) };
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
