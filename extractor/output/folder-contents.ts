import { createHash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { walkFiles } from './walk-files.ts';

/** The file in a folder of the cache with the hashes of all others. */
const CONTENTS = '.wrapdocs-contents.json';
/** The file with the state of each file when the contents of the folder were last found in order. */
const STATES = '.wrapdocs-states.json';

const ListSchema = z.array(z.tuple([z.string(), z.string()]));

/** Writes the hashes of the files of a folder into it. */
export function rememberContents(folder: string): void {
  write(folder, CONTENTS, listFiles(folder, hashFile));
}

/** Whether a folder has the files that it had when its hashes were written. */
export function isWhole(folder: string): boolean {
  return isAsWritten(folder, CONTENTS, hashFile);
}

/**
 * Whether a folder is in order. The check reads its files, so it only runs if a file has been
 * written, copied or restored since the last time: that changes its size or the time of its change,
 * which no program can set.
 */
export function isInOrder(folder: string, check: (folder: string) => boolean): boolean {
  if (isAsWritten(folder, STATES, describeState)) return true;
  const states = listFiles(folder, describeState);
  if (!check(folder)) return false;
  try {
    write(folder, STATES, states);
  } catch {
    // The cache may be read-only; then the next run checks it again.
  }
  return true;
}

function isAsWritten(folder: string, list: string, describe: (file: string) => string): boolean {
  try {
    const written = ListSchema.parse(JSON.parse(readFileSync(path.join(folder, list), 'utf8')));
    return JSON.stringify(written) === JSON.stringify(listFiles(folder, describe));
  } catch {
    // Whatever is wrong with it, it is not as it was.
    return false;
  }
}

function listFiles(folder: string, describe: (file: string) => string): [string, string][] {
  return [...walkFiles(folder)]
    .filter((name) => name !== CONTENTS && name !== STATES)
    .toSorted()
    .map((name) => [name, describe(path.join(folder, name))]);
}

function write(folder: string, list: string, lines: [string, string][]): void {
  writeFileSync(path.join(folder, list), `${JSON.stringify(lines)}\n`);
}

function hashFile(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

function describeState(file: string): string {
  const { size, ctimeNs } = statSync(file, { bigint: true });
  return `${String(size)} ${String(ctimeNs)}`;
}
