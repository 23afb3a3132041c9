import { getSiteModule } from './site-file.ts';

/** The modules whose values belong to a site, and where a ready renderer finds them when it runs. */
const VALUES = new Map([
  ['\0virtual:wrapdocs/project', 'project'],
  ['\0virtual:starlight/user-config', 'starlight'],
  ['\0astro:data-layer-content', 'pages'],
]);

/**
 * A plugin for Vite that leaves what belongs to a site out of a bundle: `src/prebuilt/site-data.ts`
 * has it when the bundle runs.
 */
export function createRuntimeDataPlugin() {
  const source = JSON.stringify(getSiteModule('src/prebuilt/site-data'));
  return {
    name: 'wrapdocs:runtime-data',
    // Astro also starts a development server for a moment, which reads the narrative pages.
    apply: 'build' as const,
    transform(_code: string, id: string) {
      const value = VALUES.get(id);
      if (value === undefined) return undefined;
      const code = `import { siteData } from ${source};\nexport default siteData.${value};\n`;
      return { code, map: null };
    },
  };
}
