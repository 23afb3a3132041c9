import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { bundledFilesLine } from '../../extractor/site-input/bundled-files.ts';
import { PACKAGES_READ } from '../../extractor/site-input/packages-read.ts';
import { createBuildPlugin } from './build-plugin.ts';
import { createBundledFilesPlugin } from './bundled-files-plugin.ts';
import { createFallbackPlugin } from './fallback-plugin.ts';
import { createIslandIdPlugin } from './island-id-plugin.ts';
import { createOutsidePlugin } from './outside-plugin.ts';
import type { Project } from './derive-project.ts';
import { createScopePlugin } from './scope-plugin.ts';
import { createWaitPlugin } from './wait-plugin.ts';

/**
 * Lets a site be made from a wrapdocs that is installed anywhere: outside Astro's root, in a folder
 * that cannot be written to, and with the same result everywhere.
 *
 * @param home the folder that wrapdocs is installed in
 */
export function installation(home: string, { folders }: Project): AstroIntegration {
  return {
    name: 'wrapdocs:installation',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        const allow = [findPackages(home), home, folders.content, fileURLToPath(config.root)];
        updateConfig({
          vite: {
            cacheDir: join(folders.cache, 'vite'),
            plugins: [
              createFallbackPlugin(home),
              createIslandIdPlugin(),
              createOutsidePlugin(),
              createScopePlugin(home, folders.content),
              ...(command === 'build' ? createPluginsOfBuild() : []),
            ],
            server: { fs: { allow } },
          },
        });
      },
    },
  };
}

function createPluginsOfBuild() {
  const report = (files: string[]): void => console.log(bundledFilesLine.write(files));
  return [
    createBuildPlugin(),
    createBundledFilesPlugin(report),
    createWaitPlugin(process.env[PACKAGES_READ]),
  ];
}

/** The outermost folder of packages around wrapdocs, or below it in a checkout. */
function findPackages(home: string): string {
  const [before = ''] = home.split(/[\\/]node_modules[\\/]/);
  return join(before, 'node_modules');
}
