import { join } from 'node:path';

/**
 * `client:use`: an island that is not loaded until its first use.
 *
 * See `client-use-directive.ts` for what counts as a use.
 *
 * @returns {import('astro').AstroIntegration}
 */
export function clientUse() {
  return {
    name: 'wrapdocs:client-use',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({
          name: 'use',
          entrypoint: join(import.meta.dirname, 'client-use-directive.ts'),
        });
      },
    },
  };
}
