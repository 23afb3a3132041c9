import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ReplacedPart } from '../sources/resolve-path-source.ts';
import { listLocalParts } from '../sources/source-file.ts';
import type { Source } from '../sources/source.ts';
import { watchFolders } from './watch-folders.ts';

const SKIPPED = /^(?:\..*|__pycache__|node_modules|site-packages)$/;
/** Python source, or what may be a folder. */
const RELEVANT = /(?:\.pyi?|^[^.]+)$/;

/**
 * Watches the source of a package and the parts of it that stand elsewhere: their folders, and the
 * one that holds them. What was fetched stays as it is.
 *
 * @param onChange called with the file or folder that changed
 * @returns ends the watching
 */
export function watchSource(source: Source, onChange: (place: string) => void): () => void {
  const stops = listLocalParts(source).map((place) => watchPlace(place, onChange));
  return () => {
    for (const stop of stops) stop();
  };
}

function watchPlace(place: ReplacedPart, onChange: (file: string) => void): () => void {
  const tops = listTops(place);
  return watchFolders({
    list: () => [...listAbove(place), ...tops.flatMap(listBeneath)],
    onChange: (file) => {
      if (isPart(file, place, tops)) onChange(file);
    },
  });
}

/** The folders that hold the package: of `a.b`, the root and `a`. */
function listAbove({ root, id }: ReplacedPart): string[] {
  const parts = id.split('.');
  return parts.map((_, depth) => path.join(root, ...parts.slice(0, depth)));
}

/** The package's folder, and that of its stubs. */
function listTops({ root, id }: ReplacedPart): string[] {
  const [first = '', ...rest] = id.split('.');
  return [path.join(root, first, ...rest), path.join(root, `${first}-stubs`, ...rest)];
}

/** A folder and those beneath it that may hold source. */
export function listBeneath(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    const folders = entries.filter((entry) => entry.isDirectory() && !SKIPPED.test(entry.name));
    return [folder, ...folders.flatMap(({ name }) => listBeneath(path.join(folder, name)))];
  } catch {
    // There is no such folder, or no longer.
    return [];
  }
}

function isPart(file: string, place: ReplacedPart, tops: readonly string[]): boolean {
  if (tops.some((top) => [top, `${top}.py`, `${top}.pyi`].includes(file))) return true;
  // A folder above the package comes or goes with it.
  if (listAbove(place).includes(file)) return true;
  const top = tops.find((candidate) => file.startsWith(candidate + path.sep));
  if (top === undefined) return false;
  const parts = path.relative(top, file).split(path.sep);
  return RELEVANT.test(parts.at(-1) ?? '') && !parts.some((part) => SKIPPED.test(part));
}
