import type { APIRoute, GetStaticPaths } from 'astro';
import { makeOpenApi } from '../../../../../extractor/exports/openapi.ts';
import { getReference } from '../../../reference/reference.ts';

export const getStaticPaths = (() => {
  const { packages, routes } = getReference();
  return [...packages]
    .filter(([, { view }]) => view.operations.length > 0)
    .map(([name]) => ({ params: { package: routes.find(name)?.slug }, props: { name } }));
}) satisfies GetStaticPaths;

/** The operations of a package as OpenAPI 3.1. */
export const GET: APIRoute<{ name: string }> = ({ props }) => {
  const found = getReference().packages.get(props.name);
  if (found === undefined) throw new Error(`There is no package ${props.name}: a bug of wrapdocs.`);
  return new Response(JSON.stringify(makeOpenApi(found.view, found.settings), undefined, 2), {
    headers: { 'Content-Type': 'application/json' },
  });
};
