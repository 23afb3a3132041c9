import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { API_FILE, parseApiFile, type ApiFile } from '../contract/api-file.ts';
import { parsePackage } from '../contract/load.ts';
import type { Operation } from '../contract/operation.ts';
import type { Package } from '../contract/package.ts';
import { REFERENCE_FOLDER } from '../contract/reference-folder.ts';
import { getFunctionId } from '../contract/view/function-id.ts';
import { createPackageView, type PackageView } from '../contract/view/package-view.ts';

/** What a server of the Model Context Protocol answers from. */
export interface Library {
  packages: readonly PackageView[];
  /** The folder of the built site with the pages, if there is one. */
  site?: string;
  /** Packages beside the documents of their APIs, by name. */
  apis: ReadonlyMap<string, ApiFile>;
  /** Reads another version or source of a package: `pypi:shop==1.0`; not over the network. */
  readOther?: (specifier: string) => Promise<Package>;
}

/** An operation with the package that it is in. */
export interface FoundOperation {
  operation: Operation;
  view: PackageView;
}

export function isSite(folder: string): boolean {
  return existsSync(path.join(folder, REFERENCE_FOLDER));
}

/** The packages that a built site publishes. */
export async function readSitePackages(site: string): Promise<Package[]> {
  const folder = path.join(site, REFERENCE_FOLDER);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
  return Promise.all(
    names.map(async (name) => parsePackage(await readFile(path.join(folder, name), 'utf8'), name)),
  );
}

/** What `wrapdocs extract` wrote about the documents of an API beside a package. */
export async function readApis(folder: string): Promise<Map<string, ApiFile>> {
  const names: string[] = await readdir(folder).catch(() => []);
  const found = new Map<string, ApiFile>();
  for (const name of names) {
    const text = await readFile(path.join(folder, name, API_FILE), 'utf8').catch(() => undefined);
    if (text !== undefined) found.set(name, parseApiFile(text));
  }
  return found;
}

export function createLibrary(
  packages: readonly Package[],
  others: Partial<Omit<Library, 'packages'>>,
): Library {
  return { apis: new Map(), ...others, packages: packages.map(createPackageView) };
}

/** The operations of all packages, without variants. */
export function listOperations({ packages }: Library): FoundOperation[] {
  return packages.flatMap((view) =>
    view.families().map(({ primary }) => ({ operation: primary, view })),
  );
}

/** The operation that an id, a call or the end of one names. */
export function findOperation(name: string, library: Library): FoundOperation | undefined {
  const wanted = name.trim().replace(/\(.*$/s, '');
  const all = listOperations(library);
  const tests: ((operation: Operation) => boolean)[] = [
    ({ id }) => id === wanted,
    ({ id }) => getFunctionId(id) === wanted,
    ({ client }) => client?.access?.includes(wanted) === true,
    ({ id }) => getFunctionId(id).endsWith(`.${wanted}`),
  ];
  for (const test of tests) {
    const found = all.find(({ operation }) => test(operation));
    if (found !== undefined) return found;
  }
  const hidden = library.packages.flatMap((view) =>
    view.operations.filter(tests[0] ?? (() => false)).map((operation) => ({ operation, view })),
  );
  return hidden[0];
}
