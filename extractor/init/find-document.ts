import { closeSync, globSync, openSync, readSync } from 'node:fs';
import path from 'node:path';

const PLACES = ['*', '*/*', '*/*/*'].map((place) => `${place}.{json,yaml,yml}`);
const MAX_FILES = 500;
const BEGINNING = 4096;
/** The version that a document states, mostly in its first line. */
const VERSION = /^(?:[\s{]|#.*\n|---\s)*["']?(?:openapi|swagger)["']?\s*:\s*["']?[23]\./;

/** Finds the OpenAPI documents of a repository, as `/`-separated paths, by how they begin. */
export function findDocuments(root: string): string[] {
  return globSync(PLACES, { cwd: root, exclude: isLeftOut })
    .map((file) => file.split(path.sep).join('/'))
    .toSorted()
    .slice(0, MAX_FILES)
    .filter((file) => VERSION.test(readBeginning(path.join(root, file))));
}

/** Whether a file belongs to tools rather than to the project. */
export function isLeftOut(name: string): boolean {
  return /(?:^|\/)(?:node_modules|\.[^/]+)/.test(name);
}

/** The first bytes of a file; nothing if it cannot be read. */
export function readBeginning(file: string): string {
  try {
    const handle = openSync(file, 'r');
    const buffer = Buffer.alloc(BEGINNING);
    const length = readSync(handle, buffer, 0, BEGINNING, 0);
    closeSync(handle);
    return buffer.toString('utf8', 0, length);
  } catch {
    return '';
  }
}
