import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  createPackageView,
  type PackageView,
} from '../../../extractor/contract/view/package-view.ts';
import { extract } from '../../../extractor/extraction/extract.ts';
import type { Introspection, Subject } from '../../../extractor/introspection/introspect.ts';
import type { PathSource } from '../../../extractor/sources/resolve-path-source.ts';
import type { ExtractionCache } from './extraction-cache.ts';

/** How packages are read. */
export interface Extraction {
  /** The folder with one folder for each unpacked wheel. */
  wheels: string;
  /** Reads a package; a pool of Python processes does it for several clients at once. */
  introspect: (subject: Subject) => Promise<Introspection>;
  cache: ExtractionCache;
}

/**
 * Extracts the packages of a client from its pinned wheel.
 *
 * @param modules the import packages: `twilio`, `azure.data.tables`
 */
export async function extractClient(
  name: string,
  modules: readonly string[],
  { wheels, introspect, cache }: Extraction,
): Promise<PackageView[]> {
  const root = findFolder(wheels, name);
  const views: PackageView[] = [];
  for (const module of modules) {
    const source = locateModule(root, module);
    const options = { source, docstringStyle: 'auto', env: process.env } as const;
    const origin = { kind: 'path', locator: module } as const;
    const make = () => extract({ ...options, origin }, introspect);
    views.push(createPackageView(await cache.get(module, make)));
  }
  return views;
}

/** A package below namespaces has the outermost one's name. */
function locateModule(root: string, module: string): PathSource {
  const [first = module] = module.split('.');
  return { root, package: first, only: first === module ? [] : [module] };
}

function findFolder(wheels: string, name: string): string {
  const found = readdirSync(wheels).find((folder) => normalise(folder) === normalise(name));
  if (found === undefined || !existsSync(join(wheels, found)))
    throw new Error(`There is no wheel of ${name} in ${wheels}.`);
  return join(wheels, found);
}

/** `Mastodon.py` and `mastodon-py` are the same distribution. */
function normalise(name: string): string {
  return name.toLowerCase().replaceAll(/[-_.]+/gu, '-');
}
