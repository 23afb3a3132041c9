import { fileURLToPath } from 'node:url';
import type { Package } from '../../extractor/contract/package.ts';
import { loadConfig } from '../../extractor/config/load.ts';
import { extractPackage } from '../../extractor/extract.ts';

export const MAIN = 'grai_source_fivetran.fivetran_api.main';
export const MODELS = 'grai_source_fivetran.fivetran_api.api_models';
export const STUBS = fileURLToPath(new URL('../../python-stubs', import.meta.url));

/** Extracts the wrapper as `npm run docs` does: from python-stubs, by the project's own configuration. */
export async function extractWrapper(): Promise<Package> {
  const config = await loadConfig();
  return extractPackage(config.packages[0]);
}
