import type { LoadedConfig } from '../../config/load.ts';
import type { Inventory } from '../../contract/inventory.ts';
import type { Strictness } from '../../diagnostics/strictness.ts';
import { makePrintableLines } from '../../terminal/printable.ts';
import { fetchInventories } from '../../inventories/fetch-inventories.ts';
import { readChangeDates } from '../../site/change-dates.ts';
import { requirePages } from '../../site-input/require-pages.ts';
import type { ChangeDates } from '../../site-input/schema.ts';
import type { ConfiguredPackage } from '../../sources/configured-package.ts';
import type { Context } from './context.ts';
import { findPackages } from './find-packages.ts';

/** What a site says about files and about other projects. */
export interface SiteFacts {
  dates: ChangeDates;
  inventories: Inventory[];
}

/** The parts of a site that come from other places. */
export interface SiteData extends SiteFacts {
  packages: ConfiguredPackage[];
}

interface Options {
  python?: string;
  strict?: Strictness;
}

/** Fetches the sources of a site to this machine, without reading them yet. */
export async function fetchSiteData(
  loaded: LoadedConfig,
  options: Options,
  context: Context,
): Promise<SiteData> {
  requirePages(loaded);
  const packages = await findPackages(loaded, options, context);
  return { packages, ...(await fetchSiteFacts(loaded, packages, context)) };
}

/** Asks git for the dates of the packages and pages, and fetches the inventories of other projects. */
export async function fetchSiteFacts(
  loaded: LoadedConfig,
  packages: readonly ConfiguredPackage[],
  context: Context,
): Promise<SiteFacts> {
  const [dates, inventories] = await Promise.all([
    readChangeDates(loaded, packages),
    readInventories(loaded, context),
  ]);
  return { dates, inventories };
}

/** An unreachable inventory only loses its links. */
function readInventories({ config }: LoadedConfig, context: Context): Promise<Inventory[]> {
  const { env, signal, terminal } = context;
  return fetchInventories(config.inventories, {
    env,
    signal,
    onWarning: ({ message, hint = '' }) => {
      terminal.note(makePrintableLines(`${message}\n${hint}`));
    },
  });
}
