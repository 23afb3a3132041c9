import { watch } from 'chokidar';

interface Options {
  /** Whether to ignore a file or folder and everything in it. */
  isIgnored: (place: string) => boolean;
  /** Called with the file or folder that changed, appeared or disappeared. */
  onChange: (place: string) => void;
  /** Stops watching. */
  signal: AbortSignal;
}

/** Watches folders recursively; resolves once every change is noticed. */
export async function watchPaths(
  paths: string[],
  { isIgnored, onChange, signal }: Options,
): Promise<void> {
  if (signal.aborted) return;
  const watcher = watch(paths, { ignored: isIgnored, ignoreInitial: true });
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const end = (): void => {
    void watcher.close();
    resolve(undefined);
  };
  signal.addEventListener('abort', end, { once: true });
  watcher.on('ready', () => resolve(undefined));
  watcher.on('all', (_event, place) => onChange(place));
  // An error concerns one folder, which has been removed or cannot be read; the others are still
  // watched.
  watcher.on('error', () => undefined);
  await promise;
}
