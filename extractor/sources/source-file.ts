import path from 'node:path';
import { isFileOf } from '../contract/source-location.ts';
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
export function listParts({ root, package: id, replaced = [] }: PathSource): ReplacedPart[] {
  return [{ id, root }, ...replaced];
}

function findPart({ replaced = [] }: PathSource, file: string): ReplacedPart | undefined {
  return replaced.find(({ id }) => isFileOf(file, id));
}
