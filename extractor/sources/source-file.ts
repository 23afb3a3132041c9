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

/** The bytes of the Python files of a source. */
export function measureSource(source: PathSource): number {
  const files = listPlaces(source).flatMap((place) => {
    const stats = statSync(place, { throwIfNoEntry: false });
    if (stats?.isDirectory() !== true) return stats === undefined ? [] : [place];
    return [...walkFiles(place)].filter(isPythonFile).map((file) => path.join(place, file));
  });
  return files.reduce((sum, file) => sum + statSync(file).size, 0);
}

function findPart({ replaced = [] }: PathSource, file: string): ReplacedPart | undefined {
  return replaced.find(({ id }) => isFileOf(file, id));
}
