import { fileURLToPath } from 'node:url';
import { loadConfig } from '../../extractor/config/load.ts';
import type { Package } from '../../extractor/contract/package.ts';
import { extract } from '../../extractor/extraction/extract.ts';
import { choosePackages, resolvePackage } from '../../extractor/sources/configured-package.ts';

export const MAIN = 'grai_source_fivetran.fivetran_api.main';
export const MODELS = 'grai_source_fivetran.fivetran_api.api_models';
export const STUBS = fileURLToPath(new URL('../../python-stubs', import.meta.url));

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

let extracted: Promise<Package> | undefined;

/**
 * Extracts the wrapper's package as `npm run docs` does: its release, with the wrapper itself from
 * python-stubs. The files of tests of a worker share what it returns, so they must not change it.
 */
export async function extractWrapper(): Promise<Package> {
  return (extracted ??= extractAnew());
}

async function extractAnew(): Promise<Package> {
  const [config] = choosePackages(await loadConfig(ROOT), 'grai_source_fivetran');
  if (config === undefined) throw new Error('the configuration has no grai_source_fivetran');
  const { env } = process;
  const { source } = await resolvePackage(config, { cwd: ROOT, env });
  return extract({ ...config, source, origin: source.origin, env });
}
