import type { APIRoute, GetStaticPaths } from 'astro';
import type { ApiFile } from '../../../../../extractor/contract/api-file.ts';
import { drawCoverageBadge } from '../../../exports/coverage-badge.ts';
import { listApiPackages } from '../../../exports/operation-packages.ts';

export const getStaticPaths = listApiPackages satisfies GetStaticPaths;

/** How much of its API a package covers, as a picture for a README. */
export const GET: APIRoute<{ file: ApiFile }> = ({ props }) =>
  new Response(drawCoverageBadge(props.file), { headers: { 'Content-Type': 'image/svg+xml' } });
