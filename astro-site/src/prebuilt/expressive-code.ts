import type { Starlight } from './starlight.ts';
import type { AstroConfig } from './astro-config.ts';
import { loadStarlightModule } from './starlight-module.ts';

interface HastPlugin {
  name: string;
  element: { filter: string[]; visit: (node: object, context: object) => unknown };
}

interface CodeHooks {
  'astro:config:setup': (context: object) => Promise<void>;
}

/**
 * A plugin for the Markdown processor that renders blocks of code as Starlight does. It loads what it
 * needs when it finds the first one.
 */
export function createCodePlugin(config: AstroConfig, starlight: Starlight): () => HastPlugin {
  let loading: Promise<() => HastPlugin> | undefined;
  return () => {
    let plugin: Promise<HastPlugin> | undefined;
    return {
      name: 'astro-expressive-code-satteri',
      element: {
        filter: ['pre'],
        async visit(node, context) {
          loading ??= loadPlugin(config, starlight);
          plugin ??= loading.then((create) => create());
          return (await plugin).element.visit(node, context);
        },
      },
    };
  };
}

/** The integration adds one plugin to the processor. */
async function loadPlugin(
  config: AstroConfig,
  { config: starlightConfig, useTranslations }: Starlight,
): Promise<() => HastPlugin> {
  const { starlightExpressiveCode } = (await loadStarlightModule(
    'integrations/expressive-code/index.js',
  )) as { starlightExpressiveCode: (options: object) => { hooks: CodeHooks }[] };
  const hastPlugins: (() => HastPlugin)[] = [];
  const processor = { name: 'satteri', options: { mdastPlugins: [], hastPlugins, features: {} } };
  const astroConfig = { ...config, markdown: { ...config.markdown, processor } };
  for (const { hooks } of starlightExpressiveCode({
    astroConfig,
    starlightConfig,
    useTranslations,
  })) {
    await hooks['astro:config:setup']({
      command: 'build',
      config: astroConfig,
      updateConfig: ignore,
      addWatchFile: ignore,
      logger: console,
    });
  }
  const [create] = hastPlugins;
  if (create === undefined) throw new Error('Expressive Code has changed: it adds no plugin.');
  return create;
}

function ignore(): void {
  // Only a development server watches files, and nothing is bundled.
}
