import type { APIRoute, GetStaticPaths } from 'astro';
import { getReference } from '../../reference/reference.ts';

export const getStaticPaths = (() => {
  const { packages } = getReference();
  return [...packages].map(([name, { view }]) => ({
    params: { package: name },
    props: { document: { index: view.index, modules: view.modules } },
  }));
}) satisfies GetStaticPaths;

/** A package as one document of the contract. */
export const GET: APIRoute<{ document: object }> = ({ props }) => Response.json(props.document);
