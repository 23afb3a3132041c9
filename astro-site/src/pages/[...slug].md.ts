import { type CollectionEntry, getCollection } from 'astro:content';
import type { APIRoute, GetStaticPaths } from 'astro';
import { getNarrativeMarkdown } from '../exports/narrative-markdown.ts';
import { respondWithMarkdown } from '../exports/reference-markdown.ts';

export const getStaticPaths = (async () =>
  (await getCollection('docs')).map((entry) => ({
    params: { slug: entry.id },
    props: { entry },
  }))) satisfies GetStaticPaths;

/** A narrative page as Markdown. */
export const GET: APIRoute<{ entry: CollectionEntry<'docs'> }> = async (context) =>
  respondWithMarkdown(await getNarrativeMarkdown(context.props.entry, context));
