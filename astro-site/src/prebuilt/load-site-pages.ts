import { createHash } from 'node:crypto';
import type { Loader, LoaderContext } from 'astro/loaders';
import {
  getEntryData,
  markdownContentEntryType,
  MutableDataStore,
  satteriDirectivesRestoration,
  serializeDataStore,
  starlightSatteriPlugins,
} from 'virtual:wrapdocs/internals';
import { code } from '#strings';
import { getMarkdownProcessor } from '../../integrations/formula-plugin.ts';
import { addMarkdownPlugins } from '../../integrations/markdown-plugins.ts';
import { collections } from '../content.config.ts';
import type { AstroConfig } from './astro-config.ts';
import { createCodePlugin } from './expressive-code.ts';
import type { Starlight } from './starlight.ts';

const COLLECTION = 'docs';

/** The narrative pages of a site. */
interface SitePages {
  /** All of them in the form in which Astro bundles them. */
  pages: unknown;
  /** The pages that show pictures of their folder, which Astro bundles. */
  withPictures: string[];
}

/** Reads and renders the narrative pages as Astro does when it synchronises its content. */
export async function loadSitePages(config: AstroConfig, starlight: Starlight): Promise<SitePages> {
  const { loader, schema } = collections.docs as unknown as { loader: Loader; schema: unknown };
  const processor = makeProcessor(config, starlight);
  const store = new MutableDataStore();
  const context = {
    collection: COLLECTION,
    store: store.scopedStore(COLLECTION),
    meta: store.metaStore(COLLECTION),
    logger: console,
    config: { ...config, markdown: { ...config.markdown, processor } },
    parseData: ({ id, data, filePath = '' }: Parameters<LoaderContext['parseData']>[0]) =>
      getEntryData(
        { id, collection: COLLECTION, unvalidatedData: data, _internal: { filePath } },
        { type: 'content_layer', schema },
        false,
      ),
    generateDigest: (data: Record<string, unknown> | string) =>
      createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 16),
    entryTypes: new Map(
      markdownContentEntryType.extensions.map((name) => [name, markdownContentEntryType]),
    ),
  };
  await loader.load(context as unknown as LoaderContext);
  const entries = store.values(COLLECTION);
  return {
    pages: JSON.parse(serializeDataStore(store.collections())),
    withPictures: entries.filter((one) => one.assetImports !== undefined).map(({ id }) => id),
  };
}

/** The processor of `astro.config.mjs` with what integrations add to it, in the same order. */
function makeProcessor(
  config: AstroConfig,
  starlight: Starlight,
): ReturnType<typeof getMarkdownProcessor> {
  const processor = getMarkdownProcessor(code.formula);
  addMarkdownPlugins(processor, config.base);
  const { mdastPlugins, hastPlugins } = starlightSatteriPlugins({
    ...starlight,
    starlightConfig: starlight.config,
    astroConfig: config,
  });
  processor.options.features.directive = true;
  processor.options.mdastPlugins.push(...mdastPlugins, satteriDirectivesRestoration());
  const blocks = createCodePlugin(config, starlight) as (typeof hastPlugins)[number];
  processor.options.hastPlugins.push(...hastPlugins, blocks);
  return processor;
}
