import { createLinkPlugin } from './link-plugin.ts';
import { createTablePlugin } from './table-plugin.ts';

/** The processor of Markdown comes with Astro; Starlight adds its own plugins in the same way. */
export function addMarkdownPlugins(processor: object, base: string): void {
  const { options } = processor as { options: { hastPlugins?: unknown[] } };
  options.hastPlugins?.push(createTablePlugin());
  if (base !== '/') options.hastPlugins?.push(createLinkPlugin(base));
}
