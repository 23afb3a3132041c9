import path from 'node:path';
import { makeInterrupted } from '../errors.ts';
import { createQueue } from './queue.ts';
import type { DevSite, Project } from './serve-configuration.ts';
import { watchPaths } from './watch-paths.ts';

interface Options {
  /** Reads the configuration again, and brings its packages onto the disk. */
  read: () => Promise<Project>;
  signal: AbortSignal;
  /** Called with why the configuration cannot be used; with nothing where it can again. */
  onProblem: (error: unknown) => void;
  /** Called with why the site has ended; it is started again when something changes. */
  onEnd: (error: unknown) => void;
}

/**
 * Waits until the configuration is another one that can be used, or until there is hope for a site
 * that could not be shown.
 *
 * @throws WrapdocsError where the run was interrupted
 */
export async function waitForProject(
  { loaded }: Project,
  site: DevSite,
  { read, signal, onProblem, onEnd }: Options,
): Promise<Project> {
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
    if (!signal.aborted) onEnd(error);
  });
  return promise.finally(() => {
    over.abort();
    queue.close();
  });
}
