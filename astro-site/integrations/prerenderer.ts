import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroPrerenderer } from 'astro';
import { pageOrderLine } from '../../extractor/site-input/page-order.ts';
import type * as referencePages from '../src/output/reference-pages.ts';
import { bundleModules } from './bundled-module.ts';
import { getPageOrder, isReferencePage, sortPaths } from './render-order.ts';
import { getSiteModule } from './site-file.ts';

const MODULE = 'reference-pages.mjs';

type Render = AstroPrerenderer['render'];

/**
 * Changes how Astro makes the pages of a build. It renders only the first page of the reference that
 * has a certain frame; others with the same frame are written without a request, which would take
 * longer than their content. Astro also gets the pages in another order, which it tells the build.
 */
export function prerenderer(): AstroIntegration {
  const bundle = bundleModules({ [MODULE]: getSiteModule('src/output/reference-pages') });
  let site = '';
  const write = async (url: string): Promise<boolean> => {
    const { writePage } = (await bundle.load(MODULE)) as typeof referencePages;
    // Otherwise, pages that Astro has rendered would wait for their files until all others are made.
    await setImmediate();
    return writePage(site, url);
  };
  return {
    name: 'wrapdocs:prerenderer',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command === 'build') updateConfig({ vite: { plugins: [bundle.plugin] } });
      },
      'astro:config:done': ({ config }) => {
        site = fileURLToPath(config.outDir);
      },
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer((astro: AstroPrerenderer) => ({
          ...astro,
          getStaticPaths: async () => {
            const paths = sortPaths(await astro.getStaticPaths());
            console.log(pageOrderLine.write(getPageOrder(paths)));
            return paths;
          },
          render: async (...args: Parameters<Render>) => {
            const [request, { routeData }] = args;
            // Astro writes no file for a response without a body.
            if (isReferencePage(routeData) && (await write(request.url))) return new Response();
            return astro.render(...args);
          },
        }));
      },
    },
  };
}
