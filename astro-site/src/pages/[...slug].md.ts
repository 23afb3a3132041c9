import type { CollectionEntry } from 'astro:content';
import type { APIRoute, GetStaticPaths } from 'astro';
import { getNarrativeMarkdown } from '../exports/narrative-markdown.ts';
import { respondWithMarkdown } from '../exports/reference-markdown.ts';
import { listPublished } from '../navigation/published-pages.ts';

export const getStaticPaths = (async () =>
  (await listPublished()).map((entry) => ({
    params: { slug: entry.id },
    props: { entry },
  }))) satisfies GetStaticPaths;

/** A narrative page as Markdown. */
export const GET: APIRoute<{ entry: CollectionEntry<'docs'> }> = async (context) =>
  respondWithMarkdown(await getNarrativeMarkdown(context.props.entry, context));
