import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

const INTERVAL_MS = 20;

/**
 * A plugin for Vite that ends the bundling when a file exists, and with it what a build can do
 * before the packages of the site have been read.
 *
 * @param file the path of the file; without it, the plugin waits for nothing
 */
export function createWaitPlugin(file: string | undefined) {
  return {
    name: 'wrapdocs:wait',
    // Astro also starts a development server for a moment, and would wait when it ends.
    apply: 'build' as const,
    async closeBundle(): Promise<void> {
      while (file !== undefined && !existsSync(file)) await setTimeout(INTERVAL_MS);
    },
    // Astro bundles for the browser last.
    applyToEnvironment: ({ name }: { name: string }) => name === 'client',
  };
}
