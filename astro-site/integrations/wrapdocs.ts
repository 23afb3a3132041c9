import type { AstroIntegration } from 'astro';
import type { Project } from './project.ts';

const NAME = 'virtual:wrapdocs/project';

/** Lets the site's modules import the project: `import project from 'virtual:wrapdocs/project'`. */
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
      'astro:config:setup': ({ updateConfig }) => {
        const alias = { '#strings': project.stringsFile };
        updateConfig({ vite: { plugins: [plugin], resolve: { alias } } });
      },
    },
  };
}
