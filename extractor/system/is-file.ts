import { statSync } from 'node:fs';

/** Whether there is a file at a path, and not a folder, nor anything else. */
export function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}
