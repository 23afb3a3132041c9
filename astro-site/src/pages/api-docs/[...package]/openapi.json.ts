import type { APIRoute, GetStaticPaths } from 'astro';
import { makeOpenApi } from '../../../../../extractor/exports/openapi.ts';
import { listOperationPackages } from '../../../exports/operation-packages.ts';
import type { DocumentedPackage } from '../../../reference/read-package.ts';

export const getStaticPaths = listOperationPackages satisfies GetStaticPaths;

/** The operations of a package as OpenAPI 3.1. */
export const GET: APIRoute<{ documented: DocumentedPackage }> = ({ props }) => {
  const { view, settings, api: apiView } = props.documented;
  return new Response(JSON.stringify(makeOpenApi(view, { ...settings, apiView })), {
    headers: { 'Content-Type': 'application/json' },
  });
};
