import { watch, type FSWatcher } from 'node:fs';
import path from 'node:path';

interface Options {
  /** The folders to watch now, each without what lies beneath it; asked again when one changes. */
  list: () => string[];
  /** Called with the place that changed; with the folder, where the system does not say. */
  onChange: (place: string) => void;
}

/**
 * Watches folders one by one: the recursive watching of Linux loses files that editors replace.
 * Folders that come and go are followed as long as the one above them is watched too.
 *
 * @returns ends the watching
 */
export function watchFolders({ list, onChange }: Options): () => void {
  const watchers = new Map<string, FSWatcher>();
  let isOver = false;

  function update(): void {
    if (isOver) return;
    const wanted = new Set(list());
    for (const folder of watchers.keys()) if (!wanted.has(folder)) drop(folder);
    for (const folder of wanted) if (!watchers.has(folder)) add(folder);
  }

  function add(folder: string): void {
    try {
      const watcher = watch(folder, (event, name) => {
        if (isOver) return;
        const place = name === null ? folder : path.join(folder, name);
        if (event === 'rename') renew(place);
        onChange(place);
      });
      watcher.on('error', () => drop(folder));
      watchers.set(folder, watcher);
    } catch {
      // It went between the listing and now: the folder above says so, too.
    }
  }

  /** A folder may have been replaced by another one of its name: the old watcher sees nothing of it. */
  function renew(place: string): void {
    for (const folder of watchers.keys())
      if (folder === place || folder.startsWith(place + path.sep)) drop(folder);
    update();
  }

  function drop(folder: string): void {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  }

  update();
  return () => {
    isOver = true;
    for (const folder of [...watchers.keys()]) drop(folder);
  };
}
