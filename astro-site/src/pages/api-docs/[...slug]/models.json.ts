import type { APIRoute, GetStaticPaths } from 'astro';
import { listModelNames } from '../../../exports/model-names.ts';
import { getReference } from '../../../reference/reference.ts';

export const getStaticPaths = (() =>
  listModelNames(getReference().routes).map(({ slug, names }) => ({
    params: { slug },
    props: { names },
  }))) satisfies GetStaticPaths;

/** The names of the models of a large module, which the filter of its page searches. */
export const GET: APIRoute<{ names: unknown }> = ({ props }) => Response.json(props.names);
