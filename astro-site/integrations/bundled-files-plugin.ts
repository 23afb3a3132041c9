import { statSync } from 'node:fs';
import { isAbsolute } from 'node:path';

type Transform = (this: Context, code: string, id: string, ...rest: unknown[]) => unknown;

interface Context {
  addWatchFile: (file: string) => void;
}

interface Plugin {
  name: string;
  transform?: unknown;
}

/**
 * A plugin for Vite that reports which files the modules of a build come from, and which files its
 * style sheets load: pages and components of authors may import files from anywhere.
 *
 * @param onFiles receives the absolute paths; called once for each part of the build
 */
export function createBundledFilesPlugin(onFiles: (files: string[]) => void) {
  const loaded = new Set<string>();
  return {
    name: 'wrapdocs:bundled-files',
    configResolved({ plugins }: { plugins: readonly Plugin[] }): void {
      watchStyles(plugins, (file) => loaded.add(file));
    },
    buildEnd(this: { getModuleIds: () => Iterable<string> }): void {
      const modules = [...this.getModuleIds()].map(getFile);
      onFiles([...new Set([...modules, ...loaded])].filter(isOfAuthor));
    },
  };
}

/** Vite names what a style sheet loads only to those that watch files. */
function watchStyles(plugins: readonly Plugin[], onFile: (file: string) => void): void {
  const transform = plugins.find(({ name }) => name === 'vite:css')?.transform;
  if (typeof transform !== 'object' || transform === null || !('handler' in transform)) return;
  const original = transform.handler as Transform;
  transform.handler = function (this: Context, ...args: Parameters<Transform>) {
    const addWatchFile = this.addWatchFile.bind(this);
    this.addWatchFile = (file) => {
      onFile(file);
      addWatchFile(file);
    };
    return original.apply(this, args);
  } satisfies Transform;
}

function getFile(id: string): string {
  return id.replace(/^\/@fs(?=\/)/u, '').replace(/[?#].*$/su, '');
}

/** Whether something is a file, and not one of a dependency. */
function isOfAuthor(file: string): boolean {
  if (!isAbsolute(file) || /[\\/]node_modules[\\/]/u.test(file)) return false;
  return statSync(file, { throwIfNoEntry: false })?.isFile() === true;
}
