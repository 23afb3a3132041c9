import path from 'node:path';

/** A path as messages name it: from the current folder where it lies beneath, else whole. */
export function formatPath(place: string, cwd: string): string {
  const relative = path.relative(cwd, place) || '.';
  return relative.startsWith('..') ? place : relative;
}
