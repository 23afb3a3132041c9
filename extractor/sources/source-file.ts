import { statSync } from 'node:fs';
import path from 'node:path';
import { isFileOf } from '../contract/source-location.ts';
import { walkFiles } from '../output/walk-files.ts';
import type { PathSource, ReplacedPart } from './resolve-path-source.ts';
import type { Source } from './source.ts';

/** Returns the path on disk of a file that the document names relative to the source's root. */
export function locateSourceFile(source: PathSource, file: string): string {
  return path.join(findPart(source, file)?.root ?? source.root, file);
}

/** Whether a file belongs to a part that was read from outside the package. */
export function isReplaced(source: PathSource, file: string): boolean {
  return findPart(source, file) !== undefined;
}

/**
 * The parts of a source that an author can change: the package, unless it was fetched, and the
 * parts in other places.
 */
export function listLocalParts(source: Source): ReplacedPart[] {
  return source.origin.kind === 'path' ? listParts(source) : [...(source.replaced ?? [])];
}

/** The package itself and the parts in other places. */
function listParts({ root, package: id, replaced = [] }: PathSource): ReplacedPart[] {
  return [{ id, root }, ...replaced];
}

/** Where the files of a source may be: a folder, or the file of a single module. */
export function listPlaces(source: PathSource): string[] {
  const places = listParts(source).map(({ id, root }) => path.join(root, ...id.split('.')));
  return places.flatMap((place) => [place, `${place}.py`, `${place}.pyi`]);
}

/** Whether a file contains Python. */
export function isPythonFile(name: string): boolean {
  return /\.pyi?$/.test(name);
}

/**
 * The bytes of the Python files of a source. What cannot be looked at counts as nothing: whoever
 * reads it says what is wrong.
 */
export function measureSource(source: PathSource): number {
  return listPlaces(source).reduce((sum, place) => sum + measurePlace(place), 0);
}

function measurePlace(place: string): number {
  try {
    const stats = statSync(place, { throwIfNoEntry: false });
    if (stats?.isDirectory() !== true) return stats?.size ?? 0;
    const files = [...walkFiles(place)].filter(isPythonFile);
    return files.reduce((sum, file) => sum + statSync(path.join(place, file)).size, 0);
  } catch {
    return 0;
  }
}

function findPart({ replaced = [] }: PathSource, file: string): ReplacedPart | undefined {
  return replaced.find(({ id }) => isFileOf(file, id));
}
