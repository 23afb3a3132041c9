import type { APIRoute, GetStaticPaths } from 'astro';
import { makeOperationsFile } from '../../../exports/operations-json.ts';
import { getReference } from '../../../reference/reference.ts';

export const getStaticPaths = (() => {
  const { packages, routes } = getReference();
  return [...packages]
    .filter(([, { view }]) => view.operations.length > 0)
    .map(([name]) => ({ params: { package: routes.find(name)?.slug }, props: { name } }));
}) satisfies GetStaticPaths;

/** The requests of a package, with the calls that send them. */
export const GET: APIRoute<{ name: string }> = ({ props }) => {
  const { packages, routes } = getReference();
  const found = packages.get(props.name);
  if (found === undefined) throw new Error(`There is no package ${props.name}: a bug of wrapdocs.`);
  return Response.json(makeOperationsFile(found.view, routes));
};
