import type { LoaderContext } from 'astro/loaders';

/**
 * Lets pages be read again when a file changes that they show code of.
 *
 * @returns a function that takes a page's file and the files that it shows code of, as absolute paths
 */
export function watchSnippets(
  watcher: NonNullable<LoaderContext['watcher']>,
): (page: string, files: readonly string[]) => void {
  const pages = new Map<string, Set<string>>();
  for (const event of ['add', 'change', 'unlink'] as const) {
    watcher.on(event, (file: string) => {
      for (const page of pages.get(file) ?? []) watcher.emit('change', page);
    });
  }
  return (page, files) => {
    for (const file of files) {
      watcher.add(file);
      pages.set(file, (pages.get(file) ?? new Set()).add(page));
    }
  };
}
