import path from 'node:path';
import type { PathSource, ReplacedPart } from './path.ts';

/** Gives the place on disk of a file that the document names relative to the source's root. */
export function locateSourceFile(source: PathSource, file: string): string {
  return path.join(findPart(source, file)?.root ?? source.root, file);
}

/** Whether a file stands in a part that was read from elsewhere than the package. */
export function isReplaced(source: PathSource, file: string): boolean {
  return findPart(source, file) !== undefined;
}

function findPart({ replaced = [] }: PathSource, file: string): ReplacedPart | undefined {
  const module = file.replace(/(\/__init__)?\.pyi?$/, '').replaceAll('/', '.');
  return replaced.find(({ id }) => module === id || module.startsWith(`${id}.`));
}
