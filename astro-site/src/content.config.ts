import { docsSchema } from '@astrojs/starlight/schema';
import { defineCollection, type SchemaContext } from 'astro:content';
import project from 'virtual:wrapdocs/project';
import { loadPages } from './navigation/load-pages.ts';

const makeSchema = docsSchema();
type Schema = ReturnType<typeof makeSchema>;

let referenceSchema: Schema | undefined;

/**
 * Starlight requests the schema on every page of the reference, where making it costs more than using
 * it, and pictures are checked in the same way everywhere. On a narrative page, pictures are relative
 * to its file, which only Astro's own function knows.
 */
function getSchema(context: SchemaContext): Schema {
  if (context.image().safeParse('./picture.png').success) return makeSchema(context);
  return (referenceSchema ??= makeSchema(context));
}

export const collections = {
  docs: defineCollection({
    loader: loadPages(project.folders.content, project.folders.project),
    schema: getSchema,
  }),
};
