import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegration, HookParameters } from 'astro';
import { RESTART_CODE } from '../../extractor/site-input/restart-code.ts';
import { listPageFiles } from '../../extractor/site-input/page-files.ts';
import { readContentTrees } from '../integrations/content-tree.ts';
import type { Project } from '../integrations/derive-project.ts';

type Watcher = HookParameters<'astro:server:setup'>['server']['watcher'];

/**
 * Ends the process, to be started again, when a narrative page is added, removed or renamed, because
 * the sidebar is part of Astro's configuration. Astro itself shows changes within a page, but no
 * longer does so after a restart of its server in the same process: its collections of pages go on
 * to watch through the old server.
 */
export function devContent({ folders, settings }: Project): AstroIntegration {
  const describeTree = () => JSON.stringify(readContentTrees(folders.content, settings));
  const shown = describeTree();
  let watcher: Watcher | undefined;
  return {
    name: 'wrapdocs:dev-content',
    hooks: {
      'astro:server:setup': ({ server, logger }) => {
        ({ watcher } = server);
        const compare = () => {
          try {
            if (describeTree() !== shown) process.exit(RESTART_CODE);
          } catch (error) {
            logger.error(error instanceof Error ? error.message : String(error));
          }
        };
        watcher.add(folders.content);
        for (const event of ['add', 'change', 'unlink'] as const) {
          watcher.on(event, (file: string) => {
            if (file.startsWith(folders.content)) compare();
          });
        }
      },
      // Astro reads the pages before it listens for changes of them.
      'astro:server:start': () => {
        for (const file of listNewFiles(folders.content)) watcher?.emit('change', file);
      },
    },
  };
}

/** The narrative pages that were saved after this process had started. */
function listNewFiles(folder: string): string[] {
  const files = listPageFiles(folder).map(({ file }) => join(folder, file));
  return files.filter((file) => statSync(file).mtimeMs > performance.timeOrigin);
}
