import path from 'node:path';
import type { ReplacedPart } from '../sources/resolve-path-source.ts';
import { listLocalParts } from '../sources/source-file.ts';
import type { Source } from '../sources/source.ts';
import { watchPaths } from './watch-paths.ts';

const SKIPPED = /^(?:\..*|__pycache__|node_modules|site-packages)$/;
/** Python source, or something that may be a folder. */
const RELEVANT = /(?:\.pyi?|^[^.]+)$/;

interface Options {
  /** Called with the file or folder that changed. */
  onChange: (place: string) => void;
  /** Stops watching. */
  signal: AbortSignal;
}

/**
 * Watches the source of a package and the parts of it that are read from elsewhere: their folders,
 * and the folders that contain these. Fetched source does not change. Resolves once every change is
 * noticed.
 */
export async function watchSource(source: Source, options: Options): Promise<void> {
  await Promise.all(listLocalParts(source).map((part) => watchPart(part, options)));
}

function watchPart(part: ReplacedPart, { onChange, signal }: Options): Promise<void> {
  const above = listAbove(part);
  const tops = listTops(part);
  const files = tops.flatMap((top) => [`${top}.py`, `${top}.pyi`]);
  const isBeside = (place: string) => above.includes(place) || files.includes(place);
  const isBeneath = (place: string) => tops.some((top) => isSource(place, top));
  return watchPaths([part.root], {
    isIgnored: (place) => !isBeside(place) && !isBeneath(place),
    onChange(place) {
      const isRelevant = tops.includes(place) || RELEVANT.test(path.basename(place));
      if (isBeside(place) || isRelevant) onChange(place);
    },
    signal,
  });
}

/** The folders that contain the package: for `a.b`, the root and `a`. */
function listAbove({ root, id }: ReplacedPart): string[] {
  const parts = id.split('.');
  return parts.map((_, depth) => path.join(root, ...parts.slice(0, depth)));
}

/** The package's folder, and that of its stubs. */
function listTops({ root, id }: ReplacedPart): string[] {
  const [first = '', ...rest] = id.split('.');
  return [path.join(root, first, ...rest), path.join(root, `${first}-stubs`, ...rest)];
}

/** Whether a path is the folder or is inside it, where source may be. */
function isSource(place: string, folder: string): boolean {
  if (place === folder) return true;
  if (!place.startsWith(folder + path.sep)) return false;
  return !path
    .relative(folder, place)
    .split(path.sep)
    .some((name) => SKIPPED.test(name));
}
