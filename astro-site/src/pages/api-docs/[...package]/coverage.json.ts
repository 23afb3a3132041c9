import type { APIRoute, GetStaticPaths } from 'astro';
import type { ApiFile } from '../../../../../extractor/contract/api-file.ts';
import type { PackageView } from '../../../../../extractor/contract/view/package-view.ts';
import { makeCoverageFile } from '../../../exports/coverage-json.ts';
import { listApiPackages } from '../../../exports/operation-packages.ts';
import { getReference } from '../../../reference/reference.ts';

export const getStaticPaths = listApiPackages satisfies GetStaticPaths;

/** The operations of a package's API, with the functions that send them. */
export const GET: APIRoute<{ view: PackageView; file: ApiFile }> = ({ props }) =>
  Response.json(makeCoverageFile(props.view, props.file, getReference().routes));
