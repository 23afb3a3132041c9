import type { AstroConfig, AstroIntegration } from 'astro';
import { addBase, isInternal } from '../src/lib/add-base.ts';
import { createLinkPlugin } from './link-plugin.ts';
import type { Project } from './project.ts';

const NAME = 'virtual:wrapdocs/project';

/**
 * Lets the site's modules import the project: `import project from 'virtual:wrapdocs/project'`, and
 * leads what authors write as a path from the root of the site to where the site is served from.
 */
export function wrapdocs(project: Project): AstroIntegration {
  const resolved = `\0${NAME}`;
  const plugin = {
    name: NAME,
    resolveId: (id: string) => (id === NAME ? resolved : undefined),
    load: (id: string) =>
      id === resolved ? `export default ${JSON.stringify(project)};` : undefined,
  };
  return {
    name: 'wrapdocs',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        const alias = { '#strings': project.stringsFile };
        updateConfig({
          redirects: moveTargets(project.config.redirects, config.base),
          vite: { plugins: [plugin], resolve: { alias } },
        });
        moveLinks(config);
      },
    },
  };
}

/** Astro puts the base before the moved route, but not before what it leads to. */
function moveTargets(redirects: Record<string, string>, base: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(redirects).map(([from, to]) => [from, isInternal(to) ? addBase(to, base) : to]),
  );
}

/** The processor of Markdown comes with Astro; Starlight adds its own plugins in the same way. */
function moveLinks({ base, markdown }: AstroConfig): void {
  const { options } = markdown.processor as { options: { hastPlugins?: unknown[] } };
  if (base !== '/') options.hastPlugins?.push(createLinkPlugin(base));
}
