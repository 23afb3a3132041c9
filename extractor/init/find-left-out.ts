import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Folders in a package that are not for its users. */
const FOLDERS = /^(?:tests?|migrations|alembic)$/;
const MODULES = /^(?:conftest|test_.*|.*_test)\.py$/;
const DEPTH = 4;

/**
 * The tests and migrations in a package, as patterns for `exclude`: `shop.tests`. A folder `test` counts
 * only if there are tests in it, because packages also have such tools for their users.
 *
 * @param folder the package's folder
 */
export function findLeftOut(name: string, folder: string): string[] {
  return search(name, folder, DEPTH);
}

function search(name: string, folder: string, depth: number): string[] {
  const entries = list(folder);
  return entries.flatMap((entry) => {
    const place = path.join(folder, entry);
    if (entry === 'conftest.py') return [`${name}.conftest`];
    if (depth === 0 || !/^[a-z_][\w]*$/i.test(entry) || !isFolder(place)) return [];
    const below = `${name}.${entry}`;
    return isLeftOut(entry, place) ? [below] : search(below, place, depth - 1);
  });
}

function isLeftOut(name: string, folder: string): boolean {
  if (!FOLDERS.test(name)) return false;
  const files = list(folder);
  return name === 'test'
    ? files.some((file) => MODULES.test(file))
    : files.some((file) => file.endsWith('.py'));
}

function isFolder(place: string): boolean {
  return statSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}
