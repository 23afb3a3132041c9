import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getBase } from '../config/base.ts';
import { resolveFiles } from '../config/resolve-files.ts';
import { getSiteFolder, type LoadedConfig } from '../config/load.ts';
import type { Inventory } from '../contract/inventory.ts';
import { WRAPDOCS_VERSION } from '../version.ts';
import type { Interpreter } from './convert-readme.ts';
import { writeHomePage } from './home-page.ts';
import { findProject } from './prose/snippet.ts';
import { SITE_INPUT_VERSION, SiteInputSchema } from './schema.ts';
import type { ChangeDates, SiteFolders, SiteInput, SiteRelease } from './schema.ts';

interface SiteParts {
  loaded: LoadedConfig;
  dates: ChangeDates;
  inventories: Inventory[];
  /** The path that the site is served from; by default, the path of its public address. */
  base?: string;
  release?: SiteRelease;
  folders: Pick<SiteFolders, 'packages' | 'cache'>;
  /** The Python that reads a README in reStructuredText. */
  interpreter?: Interpreter;
}

/**
 * Writes `site.json` into a folder, and a home page for a project without pages of its own.
 *
 * @returns the path of the file
 */
export async function writeSiteInput(folder: string, parts: SiteParts): Promise<string> {
  const file = path.join(folder, 'site.json');
  const { config, folder: project } = parts.loaded;
  const content =
    config.content === undefined
      ? path.join(folder, 'content')
      : path.resolve(project, config.content);
  const input = SiteInputSchema.parse(makeSiteInput(parts, content));
  const staging = `${file}.${randomUUID()}`;
  await mkdir(folder, { recursive: true });
  if (config.content === undefined)
    await writeHomePage(parts.loaded, parts.folders.packages, content, parts.interpreter);
  await writeFile(staging, `${JSON.stringify(input, undefined, 2)}\n`);
  await rename(staging, file);
  return file;
}

function makeSiteInput(parts: SiteParts, content: string): SiteInput {
  const { loaded, folders, base, dates, inventories, release } = parts;
  const { config, folder } = loaded;
  return {
    schemaVersion: SITE_INPUT_VERSION,
    generator: { name: 'wrapdocs', version: WRAPDOCS_VERSION },
    settings: resolveFiles(config, folder),
    base: base ?? getBase(config.site.url),
    ...{ dates, inventories, ...(release && { release }) },
    folders: {
      ...folders,
      content,
      project: findProject(folder),
      out: getSiteFolder(loaded),
    },
  };
}
