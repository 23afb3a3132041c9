import { randomUUID } from 'node:crypto';
import {
  closeSync,
  futimesSync,
  linkSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { WrapdocsError } from '../errors.ts';
import { isCode } from '../output/explain-failure.ts';
import { hasEnded, HOST, OWN_START } from '../system/process-identity.ts';

const HolderSchema = z.object({
  id: z.string(),
  pid: z.int(),
  host: z.string(),
  /** What the operating system says about the start of the process, if it says it. */
  start: z.string(),
  since: z.string(),
});
type Holder = z.infer<typeof HolderSchema>;

/** The content of a lock file. */
interface SeenLock {
  /** Undefined if the file cannot be read as a lock. */
  holder: Holder | undefined;
  /** Changes with every heartbeat, and with the holder. */
  heartbeat: string;
}

export interface LockOptions {
  /** How long to wait for another holder. */
  waitSeconds: number;
  signal: AbortSignal;
  /** Called once with the holder that the run waits for. */
  onWait: (message: string) => void;
}

/** A lock that this process holds. */
export interface Lock {
  /** @throws WrapdocsError where another process has taken it over because this one was suspended */
  requireHeld: () => void;
}

const HEARTBEAT_MS = 2000;
const SILENT_MS = 8000;
const POLL_MS = 100;

/**
 * Runs an action that no other process runs at the same time. The lock is a file. If its holder has
 * ended, it is taken over: at once on this machine, after 8 s without a heartbeat on another one.
 */
export async function withLock<Result>(
  file: string,
  options: LockOptions,
  action: (lock: Lock) => Promise<Result>,
): Promise<Result> {
  const id = await acquire(file, options);
  const isHeld = (): boolean => readLock(file)?.holder?.id === id;
  const descriptor = openSync(file, 'r+');
  // The descriptor stays that of this file, whatever is at its path by now.
  const beat = (): void => futimesSync(descriptor, new Date(), new Date());
  const timer = setInterval(beat, HEARTBEAT_MS);
  try {
    return await action({
      requireHeld() {
        if (!isHeld()) throw makeLost(file);
      },
    });
  } finally {
    clearInterval(timer);
    closeSync(descriptor);
    if (isHeld()) tryRemove(file);
  }
}

/** A file that stays is cleaned up by the next run; how the action ended matters more. */
function tryRemove(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // See above.
  }
}

/** Waits until the lock is free, takes it, and returns its id. */
async function acquire(file: string, options: LockOptions): Promise<string> {
  const deadline = performance.now() + options.waitSeconds * 1000;
  let heartbeat = '';
  let heardAt = 0;
  let isNoted = false;
  for (;;) {
    options.signal.throwIfAborted();
    const id = tryAcquire(file);
    if (id !== undefined) return id;
    const seen = readLock(file);
    if (seen === undefined) continue;
    if (seen.heartbeat !== heartbeat) heardAt = performance.now();
    heartbeat = seen.heartbeat;
    if (hasDied(seen, performance.now() - heardAt)) {
      await takeAway(file, seen, options);
      continue;
    }
    if (performance.now() >= deadline) throw makeLocked(file, seen);
    // A run does not report that it waits for itself.
    if (!isNoted && seen.holder?.pid !== process.pid) {
      options.onWait(`Waiting for ${describe(seen)}.`);
      isNoted = true;
    }
    await sleep(POLL_MS, undefined, { signal: options.signal });
  }
}

/** Creates the file, with its whole content or not at all. */
function tryAcquire(file: string): string | undefined {
  const id = randomUUID();
  const draft = `${file}-${id}`;
  const since = new Date().toISOString();
  const holder: Holder = { id, pid: process.pid, host: HOST, start: OWN_START, since };
  try {
    writeFileSync(draft, `${JSON.stringify(holder)}\n`, { flag: 'wx' });
    linkSync(draft, file);
    return id;
  } catch (error) {
    // `ENOENT`: the holder of the lock cleans up, and has removed the draft as a leftover.
    if (isCode(error, 'EEXIST') || isCode(error, 'ENOENT')) return undefined;
    throw error;
  } finally {
    tryRemove(draft);
  }
}

/** Reads the lock; undefined if there is none. */
function readLock(file: string): SeenLock | undefined {
  try {
    const { mtimeMs } = statSync(file);
    const holder = parseHolder(readFileSync(file, 'utf8'));
    return { holder, heartbeat: `${holder?.id ?? ''} ${String(mtimeMs)}` };
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function parseHolder(text: string): Holder | undefined {
  try {
    return HolderSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/**
 * @param silence milliseconds since the last heartbeat, measured only by the clock of this machine
 */
function hasDied({ holder }: SeenLock, silence: number): boolean {
  return holder?.host === HOST ? hasEnded(holder) : silence > SILENT_MS;
}

/**
 * Removes the lock of a dead holder, under a lock of its own: otherwise a second process that saw the
 * same dead holder could remove the lock that the first one has taken in the meantime.
 */
async function takeAway(file: string, dead: SeenLock, options: LockOptions): Promise<void> {
  await withLock(`${file}-takeover`, options, () => {
    if (readLock(file)?.holder?.id === dead.holder?.id) rmSync(file, { force: true });
    return Promise.resolve();
  });
}

function describe({ holder }: SeenLock): string {
  if (holder === undefined) return 'another run';
  const { pid, host, since } = holder;
  const place = host === HOST ? '' : ` on ${host.split(' ')[0] ?? ''}`;
  return `pid ${String(pid)}${place} (since ${since})`;
}

function makeLocked(file: string, seen: SeenLock): WrapdocsError {
  return new WrapdocsError({
    code: 'RELEASES_LOCKED',
    message: `The site is locked by ${describe(seen)}. Nothing was changed.`,
    hint: `Wait until it is done, or give \`--wait\` more seconds. The lock is ${file}.`,
  });
}

function makeLost(file: string): WrapdocsError {
  return new WrapdocsError({
    code: 'RELEASES_LOCKED',
    message: `Another release took over ${file} while this one was suspended. Nothing was changed.`,
    hint: 'Run the command again.',
  });
}
