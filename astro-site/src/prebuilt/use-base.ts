import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { RENDERER_BASE } from '../../../extractor/site-input/ready-renderer.ts';

/**
 * Gives the path of a site to the modules of the renderer that are loaded from now on.
 *
 * @param modules their folder
 */
export function useBase(base: string, modules: string): void {
  const home = pathToFileURL(`${modules}/`).href;
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      const { source } = loaded;
      if (!url.startsWith(home) || !source) return loaded;
      const text = typeof source === 'string' ? source : new TextDecoder().decode(source);
      return { ...loaded, source: text.replaceAll(RENDERER_BASE, base) };
    },
  });
}
