import path from 'node:path';

/** A path in messages: relative if it is below the current folder, otherwise absolute. */
export function formatPath(place: string, cwd: string): string {
  const relative = path.relative(cwd, place) || '.';
  return relative.startsWith('..') ? place : relative;
}
