import type { APIRoute, GetStaticPaths } from 'astro';
import { listOperationPackages } from '../../../exports/operation-packages.ts';
import { makeOperationsFile } from '../../../exports/operations-json.ts';
import type { DocumentedPackage } from '../../../reference/read-package.ts';
import { getReference } from '../../../reference/reference.ts';

export const getStaticPaths = listOperationPackages satisfies GetStaticPaths;

/** The requests of a package, with the calls that send them. */
export const GET: APIRoute<{ documented: DocumentedPackage }> = ({ props }) =>
  Response.json(makeOperationsFile(props.documented.view, getReference().routes));
