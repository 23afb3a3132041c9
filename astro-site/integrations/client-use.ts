import type { AstroIntegration } from 'astro';
import { createIslandElementPlugin } from './island-element.ts';
import { getSiteModule } from './site-file.ts';

/**
 * `client:use`: an island that is not loaded until its first use.
 *
 * See `src/islands/use-directive.ts` for what counts as a use.
 */
export function clientUse(): AstroIntegration {
  const entrypoint = getSiteModule('integrations/client-use-directive');
  return {
    name: 'wrapdocs:client-use',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        addClientDirective({ name: 'use', entrypoint });
        updateConfig({ vite: { plugins: [createIslandElementPlugin()] } });
      },
    },
  };
}
