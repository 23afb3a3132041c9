import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getBase } from '../config/base.ts';
import type { LoadedConfig } from '../config/load.ts';
import type { Inventory } from '../contract/inventory.ts';
import { WRAPDOCS_VERSION } from '../version.ts';
import { SITE_INPUT_VERSION, SiteInputSchema } from './schema.ts';
import type { ChangeDates, SiteFolders, SiteInput, SiteRelease } from './schema.ts';

/** Where the narrative pages are if the configuration does not say. */
const DEFAULT_CONTENT = 'astro-site/src/content/docs';

interface SiteParts {
  loaded: LoadedConfig;
  dates: ChangeDates;
  inventories: Inventory[];
  /** The path that the site is served from; by default, the path of its public address. */
  base?: string;
  release?: SiteRelease;
  folders: Pick<SiteFolders, 'packages' | 'cache'>;
}

/**
 * Writes `site.json` into a folder.
 *
 * @returns the path of the file
 */
export async function writeSiteInput(folder: string, parts: SiteParts): Promise<string> {
  const file = path.join(folder, 'site.json');
  const input = SiteInputSchema.parse(makeSiteInput(parts));
  const staging = `${file}.${randomUUID()}`;
  await mkdir(folder, { recursive: true });
  await writeFile(staging, `${JSON.stringify(input, undefined, 2)}\n`);
  await rename(staging, file);
  return file;
}

function makeSiteInput({ loaded, folders, base, ...facts }: SiteParts): SiteInput {
  const { config, folder } = loaded;
  return {
    schemaVersion: SITE_INPUT_VERSION,
    generator: { name: 'wrapdocs', version: WRAPDOCS_VERSION },
    settings: config,
    base: base ?? getBase(config.site.url),
    ...facts,
    folders: {
      ...folders,
      content: path.resolve(folder, config.content ?? DEFAULT_CONTENT),
      out: path.resolve(folder, config.out),
    },
  };
}
