import { existsSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parsePackage } from '../../contract/load.ts';
import type { Package } from '../../contract/package.ts';
import { showFile } from '../../diagnostics/finding.ts';
import { makePrintable } from '../../terminal/printable.ts';
import { readPackage } from '../../output/read-package.ts';
import type { Context } from '../shared/context.ts';
import { readRelease, type SiteOptions } from './released-packages.ts';
import { extractPackage } from '../shared/extract-package.ts';
import { findPackage } from '../shared/find-packages.ts';

/** A package of one side of a comparison. */
export interface DiffPackage {
  document: Package;
  /** A file of the document in messages: relative to the reader's folder, if it exists there. */
  showFile: (file: string) => string;
}

/** One side of a comparison: its packages by their names. */
export type DiffInput = ReadonlyMap<string, DiffPackage>;

export interface DiffInputOptions extends SiteOptions {
  package?: string;
  python?: string;
}

/**
 * Reads what a specifier of the command line names: a release, a document, or a source.
 *
 * @returns undefined if it names a release and there is none yet, or none that can be compared
 */
export async function readDiffInput(
  specifier: string,
  options: DiffInputOptions,
  context: Context,
): Promise<DiffInput | undefined> {
  const found = await readPackages(specifier, options, context);
  if (found === undefined) return undefined;
  return new Map(found.map((one) => [one.document.index.name, one]));
}

async function readPackages(
  specifier: string,
  options: DiffInputOptions,
  context: Context,
): Promise<DiffPackage[] | undefined> {
  const makeDocument = (document: Package): DiffPackage => ({
    document,
    showFile: (file) => locateFile(file, document, context.cwd),
  });
  if (specifier.startsWith('release:')) {
    const documents = await readRelease(specifier.slice('release:'.length), options, context);
    return documents?.map(makeDocument);
  }
  const documents = await readDocuments(specifier, context);
  return documents?.map(makeDocument) ?? [await readSource(specifier, options, context)];
}

/** The documents that a specifier names; undefined if it names a source. */
async function readDocuments(specifier: string, { cwd }: Context): Promise<Package[] | undefined> {
  const place = path.resolve(cwd, specifier);
  if (specifier.endsWith('.json') && isFile(place)) {
    return [parsePackage(await readFile(place, 'utf8'), specifier)];
  }
  const folders = await listPackageFolders(place);
  if (folders.length === 0) return undefined;
  return Promise.all(folders.map((folder) => readPackage(folder, path.relative(cwd, folder))));
}

/**
 * The file of a document in the reader's folder, if the package was read from a folder that is there:
 * `shop/client.py` of `src/shop` is `src/shop/client.py`.
 */
function locateFile(file: string, { index: { source } }: Package, cwd: string): string {
  if (source.kind !== 'path' || isFile(path.join(cwd, file))) return file;
  const parts = source.locator.replace(/^(?:\.\.?\/)+/, '').split('/');
  const places = parts.map((_, index) => [...parts.slice(0, parts.length - index), file].join('/'));
  const found = [...places, `src/${file}`].find((place) => isFile(path.join(cwd, place)));
  return found === undefined ? file : path.posix.normalize(found);
}

function isFile(place: string): boolean {
  return statSync(place, { throwIfNoEntry: false })?.isFile() ?? false;
}

/**
 * The folder itself or those in it that `wrapdocs extract` wrote: each contains an index and no
 * Python package.
 */
async function listPackageFolders(folder: string): Promise<string[]> {
  if (isPackageFolder(folder)) return [folder];
  const names: string[] = await readdir(folder).catch(() => []);
  if (names.includes('__init__.py')) return [];
  return names
    .toSorted()
    .map((name) => path.join(folder, name))
    .filter(isPackageFolder);
}

function isPackageFolder(folder: string): boolean {
  return isFile(path.join(folder, 'index.json')) && !existsSync(path.join(folder, '__init__.py'));
}

async function readSource(
  specifier: string,
  { python, package: prefer }: DiffInputOptions,
  context: Context,
): Promise<DiffPackage> {
  const found = await findPackage(specifier, { python, prefer }, context);
  const { extracted } = await extractPackage(found, context, { python });
  warnOfErrors(extracted, specifier, context);
  return { document: extracted, showFile: (file) => showFile(file, found.source, context.cwd) };
}

/** A file that cannot be read is treated as missing. */
function warnOfErrors({ index }: Package, specifier: string, { terminal }: Context): void {
  const [error] = index.diagnostics.filter(({ severity }) => severity === 'error');
  if (error === undefined) return;
  const label = terminal.paintErr(['yellow', 'bold'], 'Warning:');
  terminal.warn(
    `${label} ${makePrintable(specifier)} could only be read partially. The rest is treated as missing: ${makePrintable(error.message)}`,
  );
}
