import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { statfsSync } from 'node:fs';
import { createIndex } from 'pagefind';
import { WrapdocsError } from '../errors.ts';
import { makeFullDiskError } from '../output/explain-failure.ts';

/** How long Pagefind may take to answer: it writes the index of a very large site in seconds. */
const LIMIT_MS = 10 * 60_000;
/** Less space than this means that the disk is full. */
const LITTLE_SPACE = 2 ** 20;

/** Pagefind, which is a process of its own, with an index. */
export interface PagefindProcess {
  /** The new index. */
  creating: ReturnType<typeof createIndex>;
  /**
   * Waits for an answer of Pagefind.
   *
   * @throws WrapdocsError if Pagefind ends before it answers, or does not answer
   */
  wait: <Answer>(answer: Promise<Answer>) => Promise<Answer>;
}

/**
 * Starts Pagefind. Its package does not notice when the process ends, and would wait for ever.
 *
 * @param site the folder that it writes to
 */
export function startPagefind(site: string): PagefindProcess {
  const { promise: ended, reject } = Promise.withResolvers<never>();
  ended.catch(() => undefined);
  const watch = (message: unknown): void => {
    const { process: child } = message as { process: ChildProcess };
    child.once('exit', (code, signal) => reject(makeEnded(site, signal ?? `code ${String(code)}`)));
  };
  // The package starts the process at once, and does not give it to anybody.
  subscribe('child_process', watch);
  const creating = createIndex();
  unsubscribe('child_process', watch);
  creating.catch(() => undefined);
  return {
    creating,
    async wait(answer) {
      const late = Promise.withResolvers<never>();
      const timer = setTimeout(() => late.reject(makeFailure('does not answer')), LIMIT_MS);
      try {
        return await Promise.race([answer, ended, late.promise]);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

function makeEnded(site: string, how: string): WrapdocsError {
  if (!isDiskFull(site)) return makeFailure(`ended (${how}) before it was done`);
  return makeFullDiskError('The search index could not be written');
}

function isDiskFull(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < LITTLE_SPACE;
  } catch {
    // The folder was given up meanwhile.
    return false;
  }
}

/** The error of a Pagefind that could not index a site. */
export function makeFailure(reason: string): WrapdocsError {
  return new WrapdocsError({
    code: 'SITE_BUILD_FAILED',
    message: `Pagefind could not index the site: it ${reason}.`,
    hint: 'Check that there is enough memory and disk space, and run the build again.',
  });
}
