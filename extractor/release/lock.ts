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
  /** What the operating system says of the start of the process, where it says it. */
  start: z.string(),
  since: z.string(),
});
type Holder = z.infer<typeof HolderSchema>;

/** A lock as a waiter sees it. */
interface Seen {
  /** Nothing where the file cannot be read as a lock. */
  holder: Holder | undefined;
  /** Changes with every sign of life. */
  beat: number;
}

export interface LockOptions {
  /** How long to wait for another holder. */
  waitSeconds: number;
  signal: AbortSignal;
  /** Told once who is waited for. */
  onWait: (message: string) => void;
}

/** Held by this process. */
export interface Lock {
  /** @throws WrapdocsError where another process has taken it, because this one stood still */
  requireHeld: () => void;
}

const BEAT_MS = 2000;
const SILENT_MS = 8000;
const POLL_MS = 100;

/**
 * Does something that no other process does at the same time. The lock is a file; that of a process
 * which has ended is taken over, on another machine once it has given no sign of life for 8 s.
 */
export async function withLock<Result>(
  file: string,
  options: LockOptions,
  action: (lock: Lock) => Promise<Result>,
): Promise<Result> {
  const id = await acquire(file, options);
  const descriptor = openSync(file, 'r+');
  const timer = setInterval(() => {
    // The descriptor is that of the own file, whatever stands at its path by now.
    futimesSync(descriptor, new Date(), new Date());
  }, BEAT_MS);
  try {
    return await action({
      requireHeld: () => {
        if (readLock(file)?.holder?.id !== id) throw makeLost(file);
      },
    });
  } finally {
    clearInterval(timer);
    closeSync(descriptor);
    if (readLock(file)?.holder?.id === id) tryRemove(file);
  }
}

/** What stays behind is that of a dead holder soon, or cleaned up by the next one. */
function tryRemove(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // How the action ended matters more.
  }
}

/** Waits until the lock is free and takes it. */
async function acquire(file: string, options: LockOptions): Promise<string> {
  const deadline = performance.now() + options.waitSeconds * 1000;
  const life = createWatch();
  let isTold = false;
  for (;;) {
    options.signal.throwIfAborted();
    const id = tryAcquire(file);
    if (id !== undefined) return id;
    const seen = readLock(file);
    if (seen === undefined) continue;
    if (hasDied(seen, life)) {
      await takeAway(file, seen, options);
      continue;
    }
    if (performance.now() >= deadline) throw makeLocked(file, seen);
    // Two releases of one run need no telling of each other.
    if (!isTold && seen.holder?.pid !== process.pid) {
      options.onWait(`Waiting for ${describe(seen)}.`);
      isTold = true;
    }
    await sleep(POLL_MS, undefined, { signal: options.signal });
  }
}

/** The file appears with all that it says, or not at all. */
function tryAcquire(file: string): string | undefined {
  const id = randomUUID();
  const draft = `${file}-${id}`;
  const holder: Holder = {
    id,
    pid: process.pid,
    host: HOST,
    start: OWN_START,
    since: new Date().toISOString(),
  };
  try {
    writeFileSync(draft, `${JSON.stringify(holder)}\n`, { flag: 'wx' });
    linkSync(draft, file);
    return id;
  } catch (error) {
    // `ENOENT`: whoever has the lock cleans up, and took the draft for a leftover.
    if (isCode(error, 'EEXIST') || isCode(error, 'ENOENT')) return undefined;
    throw error;
  } finally {
    tryRemove(draft);
  }
}

/** Nothing where there is no lock any more. */
function readLock(file: string): Seen | undefined {
  try {
    const beat = statSync(file).mtimeMs;
    return { holder: parseHolder(readFileSync(file, 'utf8')), beat };
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

/** Tells how long a lock has given no sign of life, by this machine's clock alone. */
function createWatch(): (seen: Seen) => number {
  let last = '';
  let since = performance.now();
  return ({ holder, beat }) => {
    const sign = `${holder?.id ?? ''} ${String(beat)}`;
    if (sign !== last) since = performance.now();
    last = sign;
    return performance.now() - since;
  };
}

function hasDied(seen: Seen, getSilence: (seen: Seen) => number): boolean {
  const silence = getSilence(seen);
  const { holder } = seen;
  return holder?.host === HOST ? hasEnded(holder) : silence > SILENT_MS;
}

/**
 * Takes a dead holder's lock away. Under a lock of its own: else a second one that saw the same dead
 * holder could take away what the first has put there meanwhile.
 */
async function takeAway(file: string, dead: Seen, options: LockOptions): Promise<void> {
  await withLock(`${file}-takeover`, options, () => {
    if (readLock(file)?.holder?.id === dead.holder?.id) rmSync(file, { force: true });
    return Promise.resolve();
  });
}

function describe({ holder }: Seen): string {
  if (holder === undefined) return 'another release';
  const { pid, host, since } = holder;
  const place = host === HOST ? '' : ` on ${host.split(' ')[0] ?? ''}`;
  return `pid ${String(pid)}${place} (since ${since})`;
}

function makeLocked(file: string, seen: Seen): WrapdocsError {
  return new WrapdocsError({
    code: 'RELEASES_LOCKED',
    message: `The site is locked by ${describe(seen)}. Nothing was changed.`,
    hint: `Wait until it is done, or give \`--wait\` more seconds. The lock is ${file}.`,
  });
}

function makeLost(file: string): WrapdocsError {
  return new WrapdocsError({
    code: 'RELEASES_LOCKED',
    message: `Another release took over ${file} while this one stood still. Nothing was changed.`,
    hint: 'Run the command again.',
  });
}
