import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The size of a file, or of the files in a folder whose names have a certain ending.
 *
 * @returns 0 for missing files
 */
export async function measureSize(place: string, ending = ''): Promise<number> {
  const found = await stat(place).catch(() => undefined);
  if (found?.isDirectory() !== true) return found?.size ?? 0;
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith(ending));
  const sizes = files.map(async (file) => (await stat(join(file.parentPath, file.name))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
