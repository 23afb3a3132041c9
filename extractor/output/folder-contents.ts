import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { walkFiles } from './walk-files.ts';

/** The file in a folder of the cache with the hashes of all others. */
const FILE = '.wrapdocs-contents.json';

const ContentsSchema = z.array(z.tuple([z.string(), z.string()]));

/** Writes the hashes of the files of a folder into it. */
export function rememberContents(folder: string): void {
  writeFileSync(path.join(folder, FILE), `${JSON.stringify(hashFiles(folder))}\n`);
}

/** Whether a folder has the files that it had when its hashes were written. */
export function isWhole(folder: string): boolean {
  try {
    const written = ContentsSchema.parse(JSON.parse(readFileSync(path.join(folder, FILE), 'utf8')));
    return JSON.stringify(written) === JSON.stringify(hashFiles(folder));
  } catch {
    // Whatever is wrong with it, it is not as it was.
    return false;
  }
}

function hashFiles(folder: string): [string, string][] {
  return [...walkFiles(folder)]
    .filter((name) => name !== FILE)
    .toSorted()
    .map((name) => [name, hashFile(path.join(folder, name))]);
}

function hashFile(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
