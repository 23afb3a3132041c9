import { docsSchema } from '@astrojs/starlight/schema';
import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import project from 'virtual:wrapdocs/project';

export const collections = {
  docs: defineCollection({
    loader: glob({ base: project.contentFolder, pattern: '**/[^_]*.{md,mdx}' }),
    schema: docsSchema(),
  }),
};
