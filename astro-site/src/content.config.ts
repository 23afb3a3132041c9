import { docsSchema } from '@astrojs/starlight/schema';
import { defineCollection, type SchemaContext } from 'astro:content';
import project from 'virtual:wrapdocs/project';
import { loadPages } from './navigation/load-pages.ts';

const makeSchema = docsSchema();
type Schema = ReturnType<typeof makeSchema>;

let schema: Schema | undefined;

/**
 * Starlight requests the schema on every page of the reference, and making it costs more than using
 * it.
 */
function getSchema(context: SchemaContext): Schema {
  return (schema ??= makeSchema(context));
}

export const collections = {
  docs: defineCollection({
    loader: loadPages(project.folders.content),
    schema: getSchema,
  }),
};
