import { getSiteModule } from './site-file.ts';

const NAME = 'virtual:wrapdocs/reference-thread';

interface Context {
  environment: { name: string };
  emitFile: (chunk: { type: 'chunk'; id: string; name: string }) => string;
}

interface FileUrl {
  referenceId: string;
  relativePath: string;
}

/**
 * A plugin for Vite that bundles the thread which makes pages of the reference in a build, and gives
 * its address: `import address from 'virtual:wrapdocs/reference-thread'`. Where nothing is
 * prerendered, as in `dev`, there is no thread, and the address is undefined.
 */
export function createThreadPlugin() {
  let file: string | undefined;
  return {
    name: NAME,
    enforce: 'pre' as const,
    buildStart(this: Context): void {
      if (this.environment.name !== 'prerender') return;
      const id = getSiteModule('src/render/thread/reference-thread');
      file = this.emitFile({ type: 'chunk', id, name: 'reference-thread' });
    },
    /** Vite would return an address below the site's base, where browsers look. */
    resolveFileUrl: ({ referenceId, relativePath }: FileUrl): string | undefined =>
      referenceId === file
        ? `new URL(${JSON.stringify(relativePath)}, import.meta.url).href`
        : undefined,
    resolveId: (id: string) => (id === NAME ? `\0${NAME}` : undefined),
    load(this: Context, id: string): string | undefined {
      if (id !== `\0${NAME}`) return undefined;
      const isThere = this.environment.name === 'prerender' && file !== undefined;
      return `export default ${isThere ? `import.meta.ROLLUP_FILE_URL_${file}` : 'undefined'};`;
    },
  };
}
