import type { APIContext, APIRoute } from 'astro';
import * as llmsFull from '../pages/llms-full.txt.ts';
import * as llms from '../pages/llms.txt.ts';
import * as inventory from '../pages/objects.inv.ts';
import * as symbols from '../pages/symbols.json.ts';
import * as titles from '../pages/titles.json.ts';
import * as coverage from '../pages/api-docs/[...package]/coverage.json.ts';
import * as badge from '../pages/api-docs/[...package]/coverage.svg.ts';
import * as openApi from '../pages/api-docs/[...package]/openapi.json.ts';
import * as operations from '../pages/api-docs/[...package]/operations.json.ts';
import * as recordings from '../pages/api-docs/[...package]/recordings.json.ts';
import * as contract from '../pages/api-docs/[package].json.ts';

/** A file that is made of several pages, or of a package as a whole. */
export interface SiteFile {
  /** The path below the site. */
  path: string;
  read: () => Promise<Uint8Array>;
}

interface PackageRoute {
  getStaticPaths: () => { params: { package: string | undefined }; props: object }[];
  GET: unknown;
}

/** Lists the files that say something about the content of packages, other than their pages. */
export function listSiteFiles(): SiteFile[] {
  return [
    makeFile('llms.txt', llms.GET),
    makeFile('llms-full.txt', llmsFull.GET),
    makeFile('objects.inv', inventory.GET),
    makeFile('symbols.json', symbols.GET),
    makeFile('titles.json', titles.GET),
    ...listPackageFiles(contract, '.json'),
    ...listPackageFiles(openApi, '/openapi.json'),
    ...listPackageFiles(operations, '/operations.json'),
    ...listPackageFiles(coverage, '/coverage.json'),
    ...listPackageFiles(badge, '/coverage.svg'),
    ...listPackageFiles(recordings, '/recordings.json'),
  ];
}

function listPackageFiles({ getStaticPaths, GET }: PackageRoute, end: string): SiteFile[] {
  return getStaticPaths().map(({ params, props }) =>
    makeFile(`api-docs/${params.package ?? ''}${end}`, GET as APIRoute, props),
  );
}

/** These routes use nothing of a request but their props. */
function makeFile(path: string, route: APIRoute, props: object = {}): SiteFile {
  const read = async () => {
    const response = await route({ props } as APIContext);
    return new Uint8Array(await response.arrayBuffer());
  };
  return { path, read };
}
