import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  readlinkSync,
} from 'node:fs';
import path from 'node:path';
import { setImmediate as yieldTurn } from 'node:timers/promises';
import { explainFailure, isCode } from '../../output/explain-failure.ts';
import { ASIDE_MARK, exchangeFolders } from './exchange-folders.ts';
import { withLock, type Lock, type LockOptions } from '../lock.ts';
import { createYield } from '../yield-to-event-loop.ts';
import {
  makeUnsuitable,
  readVersions,
  requireNothingElse,
  type MakeChange,
  type Published,
  type ReleaseTarget,
} from '../release-target.ts';
import { linkFile, linkTree } from '../file-tree.ts';
import { VERSIONS_FILE } from '../versions/versions-file.ts';

export interface FolderTargetOptions extends LockOptions {
  folder: string;
  /** The command of a Python that can exchange two folders in one step; it need not exist. */
  python: string;
}

/** The prefix of all our names next to the folder. */
const MARK = '.wrapdocs-';
const TRASH_MARK = '-trash';

/** A folder that a web server may be serving. */
export function openFolderTarget(options: FolderTargetOptions): ReleaseTarget {
  const folder = resolveLinks(options.folder);
  const shown = options.folder;
  return {
    shown,
    read: () => readPublished(folder, shown),
    update: async (change) => {
      try {
        mkdirSync(path.dirname(folder), { recursive: true });
        await withLock(`${folder}${MARK}lock`, options, async (lock) => {
          await cleanUpLeftovers(folder);
          await replace({ ...options, folder }, change, lock);
        });
      } catch (cause) {
        throw explainFailure(cause, shown);
      }
    },
  };
}

/** A link to a folder is kept: its target is replaced. */
function resolveLinks(folder: string): string {
  return existsSync(folder) ? realpathSync(folder) : path.resolve(folder);
}

async function readPublished(folder: string, shown: string): Promise<Published> {
  const names = listNames(folder, shown);
  const readFile: Published['readFile'] = (file) => {
    try {
      return Promise.resolve(readFileSync(path.join(folder, file)));
    } catch (error) {
      if (isCode(error, 'ENOENT') || isCode(error, 'ENOTDIR')) return Promise.resolve(undefined);
      throw error;
    }
  };
  const versions = await readVersions({ readFile, names }, shown);
  if (versions === undefined) requireNothingElse(names, shown);
  return {
    versions,
    names,
    readFile,
    listFolder: (name) => Promise.resolve(listNames(path.join(folder, name), shown)),
    fetchFolder: (name) => Promise.resolve(path.join(folder, name)),
  };
}

function listNames(folder: string, shown: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return [];
    if (isCode(error, 'ENOTDIR')) throw makeUnsuitable(shown, 'is a file');
    throw error;
  }
}

async function replace(options: FolderTargetOptions, change: MakeChange, lock: Lock) {
  const { folder, python, signal } = options;
  const published = await readPublished(folder, options.folder);
  const staging = `${folder}${MARK}staging-${String(process.pid)}-${randomUUID()}`;
  try {
    mkdirSync(staging);
    const { kept } = await change(published, staging);
    await keep(folder, staging, kept, signal);
    syncToDisk(path.join(staging, VERSIONS_FILE));
    syncToDisk(staging);
    signal.throwIfAborted();
    lock.requireHeld();
    await place(staging, folder, python);
  } finally {
    // The next run removes what cannot be removed now; an error here must not hide the result of
    // this run.
    for (const rest of [staging, `${staging}${ASIDE_MARK}`]) {
      await discard(rest).catch(() => undefined);
    }
  }
}

/** Links what stays into the new folder; none of its bytes are written again. */
async function keep(folder: string, staging: string, kept: readonly string[], signal: AbortSignal) {
  const yieldToEventLoop = createYield(signal);
  const made = new Set(readdirSync(staging));
  for (const name of kept.filter((one) => !made.has(one))) {
    const [from, to] = [path.join(folder, name), path.join(staging, name)];
    const stats = lstatSync(from);
    if (stats.isSymbolicLink()) symlinkSync(readlinkSync(from), to);
    else if (stats.isFile()) linkFile(from, to);
    else {
      mkdirSync(to);
      await linkTree(from, to, yieldToEventLoop);
    }
  }
}

async function place(staging: string, folder: string, python: string): Promise<void> {
  if (existsSync(folder)) {
    chmodSync(staging, statSync(folder).mode);
    await exchangeFolders(staging, folder, python);
  } else renameSync(staging, folder);
  try {
    syncToDisk(path.dirname(folder));
  } catch {
    // The new site is in place; it is only uncertain whether it would survive a crash of the
    // machine.
  }
}

/**
 * Removes what killed runs have left next to the folder, and puts back an old folder that they
 * moved aside.
 */
async function cleanUpLeftovers(folder: string): Promise<void> {
  const parent = path.dirname(folder);
  const prefix = `${path.basename(folder)}${MARK}`;
  const names = readdirSync(parent).filter((name) => name.startsWith(prefix));
  for (const name of names.filter((one) => one !== `${prefix}lock`)) {
    const leftover = path.join(parent, name);
    if (name.endsWith(ASIDE_MARK) && !existsSync(folder)) renameSync(leftover, folder);
    else await discard(leftover);
  }
}

/**
 * Removes a folder. It is renamed first: otherwise an exchange that a killed run has just requested
 * could put it, half removed, in the place of the site.
 */
async function discard(place: string): Promise<void> {
  const trash = place.endsWith(TRASH_MARK) ? place : `${place}${TRASH_MARK}`;
  if (lstatSync(place, { throwIfNoEntry: false }) === undefined) return;
  try {
    renameSync(place, trash);
  } catch (error) {
    // Runs that wait for the lock make and remove files of their own next to the folder.
    if (isCode(error, 'ENOENT')) return;
    throw error;
  }
  const isFolder = lstatSync(trash).isDirectory();
  for (const name of isFolder ? readdirSync(trash) : []) {
    rmSync(path.join(trash, name), { recursive: true, force: true });
    // Many versions take long, and the lock must send its heartbeats meanwhile.
    await yieldTurn();
  }
  rmSync(trash, { recursive: true, force: true });
}

/** Waits until a file, or the names in a folder, would survive a crash of the machine. */
function syncToDisk(place: string): void {
  const descriptor = openSync(place, 'r');
  try {
    fsyncSync(descriptor);
  } catch (error) {
    // Not every file system supports it for folders.
    if (!isCode(error, 'EINVAL') && !isCode(error, 'EPERM')) throw error;
  } finally {
    closeSync(descriptor);
  }
}
