import path from 'node:path';
import { makeInterrupted } from '../errors.ts';
import { createQueue } from './queue.ts';
import type { DevSite, Project } from './serve-configuration.ts';
import { watchPaths } from './watch-paths.ts';

interface Options {
  /** Reads the configuration again and resolves the sources of its packages. */
  read: () => Promise<Project>;
  signal: AbortSignal;
  /**
   * Called with the reason when the configuration cannot be used, and without one when it can be
   * used again.
   */
  onProblem: (error: unknown) => void;
  /** Called with the reason when the site has ended; it is restarted when something changes. */
  onEnd: (error: unknown) => void;
}

/**
 * Waits until there is a different configuration that can be used, or until a site that could not
 * be shown is worth another try.
 *
 * @throws WrapdocsError if the run was interrupted
 */
export async function waitForProject(
  { loaded }: Project,
  site: DevSite,
  { read, signal, onProblem, onEnd }: Options,
): Promise<Project> {
  signal.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<Project>();
  const shown = JSON.stringify(loaded.config);
  const content = path.resolve(loaded.folder, loaded.config.content ?? '.wrapdocs/none');
  let hasEnded = false;

  const queue = createQueue(async () => {
    try {
      const next = await read();
      if (hasEnded || JSON.stringify(next.loaded.config) !== shown) resolve(next);
      else onProblem(undefined);
    } catch (error) {
      onProblem(error);
    }
  });
  const over = new AbortController();
  const isContent = (place: string) => `${place}${path.sep}`.startsWith(content + path.sep);
  const isAboveContent = (place: string) => content.startsWith(place + path.sep);
  void watchPaths([loaded.folder, content], {
    isIgnored: (place) =>
      ![loaded.folder, loaded.file].includes(place) && !isAboveContent(place) && !isContent(place),
    onChange: (place) => {
      if (place === loaded.file || (hasEnded && isContent(place))) queue.add(place);
    },
    signal: AbortSignal.any([signal, over.signal]),
  });
  signal.addEventListener('abort', () => {
    reject(makeInterrupted());
  });
  site.ended.catch((error: unknown) => {
    hasEnded = true;
    if (!signal.aborted && !over.signal.aborted) onEnd(error);
  });
  return promise.finally(() => {
    over.abort();
    queue.close();
  });
}
