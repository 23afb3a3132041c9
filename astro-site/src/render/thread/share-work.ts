import type { Worker } from 'node:worker_threads';
import type { Route } from '../../routing/route.ts';
import type { ReferenceContent } from './reference-content.ts';
import type { Answer } from './reference-thread.ts';

/** What is needed of a `Worker`. */
type Thread = Pick<Worker, 'on' | 'postMessage' | 'ref' | 'unref'>;

export type MakeContent = (route: Route) => Promise<ReferenceContent>;

/** Pages that wait in the thread, so that it always has work. */
const MOST_WAITING = 16;

/**
 * Makes a page in another thread if that has less than enough to do, or else in this one. If the
 * thread fails, this one makes all pages.
 */
export function shareWork(thread: Thread, makeHere: MakeContent): MakeContent {
  const waiting = new Map<string, (content: ReferenceContent | undefined) => void>();
  let hasFailed = false;
  const settle = ({ slug, content }: Answer): void => {
    waiting.get(slug)?.(content);
    waiting.delete(slug);
    // A build ends while the thread is there, but not while it has work.
    if (waiting.size === 0) thread.unref();
  };
  const fail = (): void => {
    hasFailed = true;
    for (const slug of waiting.keys()) settle({ slug });
  };
  thread.on('message', settle).on('error', fail).on('exit', fail).unref();
  return async (route) => {
    if (hasFailed || waiting.size >= MOST_WAITING) return makeHere(route);
    const content = await new Promise<ReferenceContent | undefined>((resolve) => {
      waiting.set(route.slug, resolve);
      thread.ref();
      thread.postMessage(route);
    });
    return content ?? makeHere(route);
  };
}
