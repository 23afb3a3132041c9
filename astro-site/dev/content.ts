import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { readContentTrees } from '../integrations/content-tree.ts';
import type { Project } from '../integrations/project.ts';

/**
 * Restarts Astro's server when a narrative page is added, removed or renamed, because the sidebar
 * is part of its configuration. Astro itself shows changes within a page.
 */
export function devContent({ folders, settings }: Project, root: string): AstroIntegration {
  const describeTree = () => JSON.stringify(readContentTrees(folders.content, settings));
  let shown = describeTree();
  return {
    name: 'wrapdocs:dev-content',
    hooks: {
      'astro:server:setup': ({ server: { watcher }, logger }) => {
        const compare = (file: string) => {
          if (!file.startsWith(folders.content)) return;
          try {
            const now = describeTree();
            if (now === shown) return;
            shown = now;
            watcher.emit('change', join(root, 'astro.config.mjs'));
          } catch (error) {
            logger.error(error instanceof Error ? error.message : String(error));
          }
        };
        watcher.add(folders.content);
        for (const event of ['add', 'change', 'unlink'] as const) watcher.on(event, compare);
      },
    },
  };
}
