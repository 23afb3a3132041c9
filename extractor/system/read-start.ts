import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** Settings and metadata of a project are at the beginning, and people write no longer ones. */
const MAX_BYTES = 256 * 1024;

/**
 * The beginning of a text file, or undefined if there is no file that can be read: what stands in
 * place of one in a stranger's project, such as a folder, costs only what it would have said.
 */
export function readStart(file: string): string | undefined {
  let descriptor: number;
  try {
    descriptor = openSync(file, 'r');
  } catch {
    return undefined;
  }
  try {
    if (!fstatSync(descriptor).isFile()) return undefined;
    const buffer = Buffer.alloc(MAX_BYTES);
    return buffer.toString('utf8', 0, readSync(descriptor, buffer));
  } finally {
    closeSync(descriptor);
  }
}
