import {
  constants,
  copyFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { isCode } from '../output/explain-failure.ts';
import { walkFiles } from '../output/walk-files.ts';
import type { YieldToEventLoop } from './yield-to-event-loop.ts';

// Sites have thousands of small files, which synchronous calls handle several times as fast.

/** Error codes of file systems without hard links, or without links between these two places. */
const NO_LINK = new Set(['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EACCES']);

/** The files below a folder, `/`-separated, sorted. */
export function listFiles(folder: string): string[] {
  return [...walkFiles(folder)].sort();
}

/** Links or copies a file or folder to a second place. Files become hard links if possible. */
export async function linkTree(
  from: string,
  to: string,
  yieldToEventLoop: YieldToEventLoop,
): Promise<void> {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) {
      mkdirSync(target);
      await linkTree(source, target, yieldToEventLoop);
    } else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkFile(source, target);
    await yieldToEventLoop();
  }
}

/** Moves a folder; across file systems it is copied. */
export async function moveTree(
  from: string,
  to: string,
  yieldToEventLoop: YieldToEventLoop,
): Promise<void> {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!isCode(error, 'EXDEV')) throw error;
    mkdirSync(to);
    await linkTree(from, to, yieldToEventLoop);
  }
}

/** Gives a file a second name, or copies it. */
export function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && NO_LINK.has(String(error.code))))
      throw error;
    copyFileSync(from, to, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
  }
}
