import type { APIRoute, GetStaticPaths } from 'astro';
import { listRecordedPackages, makeRecordingsFile } from '../../../exports/recordings-json.ts';
import type { DocumentedPackage } from '../../../reference/read-package.ts';

export const getStaticPaths = listRecordedPackages satisfies GetStaticPaths;

/** What the tests of a package have recorded. */
export const GET: APIRoute<{ documented: DocumentedPackage }> = ({ props }) =>
  Response.json(makeRecordingsFile(props.documented));
