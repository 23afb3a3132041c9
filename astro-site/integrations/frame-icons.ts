import type { StarlightUserConfig } from '@astrojs/starlight/types';
import type { AstroIntegration } from 'astro';
import { createIconPlugin } from './icon-plugin.ts';

/** Draws the icons around the pages with a style sheet that all pages share. */
export function frameIcons({ social = [] }: Pick<StarlightUserConfig, 'social'>): AstroIntegration {
  const plugin = createIconPlugin(social.map(({ icon }) => icon));
  return {
    name: 'wrapdocs:frame-icons',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [plugin] } });
      },
    },
  };
}
