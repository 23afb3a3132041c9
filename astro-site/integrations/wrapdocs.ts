import type { AstroIntegration } from 'astro';
import { divideRedirects } from '../../extractor/config/redirects.ts';
import { makeMissingError } from '../../extractor/site-input/load.ts';
import { addBase, isInternal } from '../src/routing/add-base.ts';
import { NEWS_ROUTE } from '../src/news/route.ts';
import { addMarkdownPlugins } from './markdown-plugins.ts';
import { createMdxPlugin } from './mdx-plugin.ts';
import type { Project } from './derive-project.ts';
import { getSiteFile, getSiteModule } from './site-file.ts';

const NAME = 'virtual:wrapdocs/project';
/** The id of the module with the project, for Vite. */
export const PROJECT_ID = `\0${NAME}`;
const ROOT_STYLE = 'virtual:wrapdocs/root.css';

/** The pages that only a release has. */
const RELEASE_PAGES = [
  [`/${NEWS_ROUTE}`, getSiteFile('src/pages/_release/whats-new.astro')],
  [`/${NEWS_ROUTE}.md`, getSiteModule('src/pages/_release/whats-new.md')],
] as const;
/** The feed of a site whose address is known: the addresses in a feed are whole. */
const FEED = [`/${NEWS_ROUTE}.xml`, getSiteModule('src/pages/_release/whats-new.xml')] as const;

/**
 * Lets the site's modules import the project: `import project from 'virtual:wrapdocs/project'`, and
 * adds the site's base to the paths that authors write from the root of the site.
 */
export function wrapdocs(project: Project): AstroIntegration {
  const modules = new Map([
    // Engines parse JSON text much faster than code.
    [NAME, `export default JSON.parse(${JSON.stringify(JSON.stringify(project))});`],
    [ROOT_STYLE, hideNotice(project.release?.root ?? '/')],
  ]);
  const plugin = {
    name: NAME,
    resolveId: (id: string) => (modules.has(id) ? `\0${id}` : undefined),
    load: (id: string) => modules.get(id.replace('\0', '')),
  };
  return {
    name: 'wrapdocs',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig, injectRoute }) => {
        const { missingFile, release, settings, stringsFile } = project;
        if (missingFile !== undefined && command !== 'sync') throw makeMissingError(missingFile);
        const alias = { '#strings': stringsFile };
        updateConfig({
          redirects: moveTargets(divideRedirects(settings.redirects).plain, config.base),
          vite: {
            build: { rolldownOptions: { output: { assetFileNames: nameAsset } } },
            plugins: [plugin, createMdxPlugin(project.folders)],
            resolve: { alias },
          },
        });
        addMarkdownPlugins(config.markdown.processor, config.base);
        if (release === undefined) return;
        const feeds = settings.site.url === undefined ? [] : [FEED];
        for (const [pattern, entrypoint] of [...RELEASE_PAGES, ...feeds]) {
          injectRoute({ pattern, entrypoint, prerender: true });
        }
      },
    },
  };
}

/**
 * Style sheets that several pages share would get the name of one of their modules, which one depends
 * on where wrapdocs is installed.
 */
function nameAsset({ names }: { names: readonly string[] }): string {
  return `_astro/${names[0]?.endsWith('.css') ? 'styles' : '[name]'}.[hash][extname]`;
}

/**
 * The recommended version is at the root of the site and shows no notice unless it is a prerelease.
 * The same page is frozen below its version, so only its base says which copy it is.
 */
function hideNotice(root: string): string {
  const selector = `.version-notice[data-base=${JSON.stringify(root)}]:not([data-prerelease])`;
  const height = `:root:has(${selector}) { --version-notice-height: 0px !important }`;
  return `${selector} { display: none }\n${height}`;
}

/** Astro adds the base to the moved route, but not to its target. */
function moveTargets(
  redirects: ReturnType<typeof divideRedirects>['plain'],
  base: string,
): Record<string, string> {
  return Object.fromEntries(
    redirects.map(({ from, to }) => [from, isInternal(to) ? addBase(to, base) : to]),
  );
}
