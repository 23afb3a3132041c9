import path from 'node:path';
import { isFileOf } from '../contract/source-location.ts';
import type { PathSource, ReplacedPart } from './resolve-path-source.ts';
import type { Source } from './source.ts';

/** Gives the place on disk of a file that the document names relative to the source's root. */
export function locateSourceFile(source: PathSource, file: string): string {
  return path.join(findPart(source, file)?.root ?? source.root, file);
}

/** Whether a file stands in a part that was read from elsewhere than the package. */
export function isReplaced(source: PathSource, file: string): boolean {
  return findPart(source, file) !== undefined;
}

/** What of a source an author can change: the package, unless it was fetched, and the parts that stand elsewhere. */
export function listLocalParts(source: Source): ReplacedPart[] {
  return source.origin.kind === 'path' ? listParts(source) : [...(source.replaced ?? [])];
}

/** The package itself and the parts that stand elsewhere. */
export function listParts({ root, package: id, replaced = [] }: PathSource): ReplacedPart[] {
  return [{ id, root }, ...replaced];
}

function findPart({ replaced = [] }: PathSource, file: string): ReplacedPart | undefined {
  return replaced.find(({ id }) => isFileOf(file, id));
}
