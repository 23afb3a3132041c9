import { waitForFile } from '../../extractor/site-input/wait-for-file.ts';

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
      if (file !== undefined) await waitForFile(file);
    },
    // Astro bundles for the browser last.
    applyToEnvironment: ({ name }: { name: string }) => name === 'client',
  };
}
