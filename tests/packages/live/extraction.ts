import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  createPackageView,
  type PackageView,
} from '../../../extractor/contract/view/package-view.ts';
import { extract } from '../../../extractor/extraction/extract.ts';
import type { Introspection, Subject } from '../../../extractor/introspection/introspect.ts';
import type { PathSource } from '../../../extractor/sources/resolve-path-source.ts';

/** Reads a package; a pool of Python processes does it for several clients at once. */
export type Introspect = (subject: Subject) => Promise<Introspection>;

/**
 * Extracts the packages of a client from its pinned wheel.
 *
 * @param wheels the folder with one folder for each unpacked wheel
 * @param modules the import packages: `twilio`, `azure.data.tables`
 */
export async function extractClient(
  wheels: string,
  name: string,
  modules: readonly string[],
  introspect: Introspect,
): Promise<PackageView[]> {
  const root = findFolder(wheels, name);
  const views: PackageView[] = [];
  for (const module of modules) views.push(await extractModule(root, module, introspect));
  return views;
}

async function extractModule(
  root: string,
  module: string,
  introspect: Introspect,
): Promise<PackageView> {
  const options = {
    source: locateModule(root, module),
    origin: { kind: 'path', locator: module },
    docstringStyle: 'auto',
    env: process.env,
  } as const;
  return createPackageView(await extract(options, introspect));
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
