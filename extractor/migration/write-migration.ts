import { existsSync, readdirSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { WrapdocsError } from '../errors.ts';
import type { Migration } from './migration.ts';

/**
 * Checks that the folder of the new pages does not exist, or is empty.
 *
 * @throws WrapdocsError if there are files in it
 */
export function requireNewFolder(folder: string): void {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return;
  throw new WrapdocsError({
    code: 'OUTPUT_UNSUITABLE',
    message: `There are files in ${folder}, which the new pages could overwrite.`,
    hint: 'Remove the folder, or name another one with `--to`.',
  });
}

/** Writes the new pages and the files that they refer to. */
export async function writeMigration({ pages, assets }: Migration, folder: string): Promise<void> {
  for (const [name, text] of pages) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  for (const { from, to } of assets) {
    const file = path.join(folder, to);
    await mkdir(path.dirname(file), { recursive: true });
    await copyFile(from, file);
  }
}
