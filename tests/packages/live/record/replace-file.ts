import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file next to its place and renames it, so that it is never there in part. */
export async function replaceFile(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const staging = `${file}.staging-${process.pid}`;
  await writeFile(staging, content);
  await rename(staging, file);
}
