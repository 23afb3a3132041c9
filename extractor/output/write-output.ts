import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getMessage, WrapdocsError } from '../errors.ts';

/**
 * Writes the file that `--out` names atomically.
 *
 * @throws WrapdocsError if it cannot be written; an existing file is unchanged then
 */
export async function writeOutput(file: string, text: string): Promise<void> {
  const staging = `${file}.${randomUUID()}`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(staging, text);
    await rename(staging, file);
  } catch (cause) {
    await rm(staging, { force: true }).catch(() => undefined);
    throw new WrapdocsError({
      code: 'OUTPUT_FAILED',
      message: `${file} could not be written: ${getMessage(cause)}`,
      hint: 'Choose another file with --out.',
      cause,
    });
  }
}
