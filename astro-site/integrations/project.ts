import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import { getBase } from '../../extractor/config/base.ts';
import { ConfigSchema, type Config } from '../../extractor/config/schema.ts';
import { ReleaseFactsSchema, type ReleaseFacts } from '../../extractor/contract/versions.ts';
import type { ContentEntry } from '../src/navigation/content-tree.ts';
import { readChangeDates, type ChangeDates } from './change-dates.ts';
import { readContentTree } from './content-tree.ts';

/** What the site is built from and where it goes; all folders are absolute. */
export interface Project {
  config: Config;
  /** The path that the site is served from, with its slashes. */
  base: string;
  /** What is known of the release that the site is; an ordinary build is none. */
  release?: ReleaseFacts;
  /** The changes of this release and of those before it: a file in the shape of `History`. */
  historyFile?: string;
  /** When the pages and the sources last changed. */
  dates: ChangeDates;
  /** The JSON files that `wrapdocs extract` wrote. */
  apiFolder: string;
  /** The narrative pages. */
  contentFolder: string;
  /** The same folder relative to Astro's root, `/`-separated, as the paths of pages have it. */
  contentPath: string;
  /** The narrative pages in the order of the sidebar. */
  content: ContentEntry[];
  /** The texts of the shell in the site's language. */
  stringsFile: string;
  outFolder: string;
  /** What a build keeps for the next one; projects that share it would mix their pages. */
  cacheFolder: string;
}

/** Reads the project that the environment names, by default the one in the folder `root`. */
export async function loadProject(root: string, env = process.env): Promise<Project> {
  const file = resolve(root, env['WRAPDOCS_CONFIG'] ?? 'wrapdocs.config.ts');
  const config = await loadConfig(file);
  const folder = join(file, '..');
  const contentFolder = resolve(folder, config.content ?? 'astro-site/src/content/docs');
  const apiFolder = resolve(root, env['WRAPDOCS_API'] ?? join(folder, '.wrapdocs/api'));
  const facts = join(apiFolder, '..');
  const release = readRelease(join(facts, 'release.json'));
  const historyFile = join(facts, 'history.json');
  return {
    config,
    base: release?.base ?? getBase(config.site.url),
    ...(release === undefined ? {} : { release }),
    ...(release !== undefined && existsSync(historyFile) ? { historyFile } : {}),
    dates: readChangeDates(join(facts, 'dates.json')),
    apiFolder,
    contentFolder,
    contentPath: relative(root, contentFolder).replaceAll('\\', '/'),
    content: readContentTree(contentFolder, config.navigation),
    stringsFile: findStrings(config.site.language),
    outFolder: resolve(root, env['WRAPDOCS_OUT'] ?? 'dist'),
    cacheFolder: resolve(root, env['WRAPDOCS_SITE_CACHE'] ?? join(folder, '.wrapdocs/cache')),
  };
}

function readRelease(file: string): ReleaseFacts | undefined {
  return existsSync(file)
    ? ReleaseFactsSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
    : undefined;
}

const STRINGS = join(import.meta.dirname, '../src/strings');

function findStrings(language: string): string {
  const file = join(STRINGS, `${language}.ts`);
  if (existsSync(file)) return file;
  const known = globSync('*.ts', { cwd: STRINGS }).map((name) => name.replace(/\.ts$/, ''));
  throw new Error(
    `The shell has no texts in the language \`${language}\`; there are: ${known.join(', ')}.\n` +
      'Choose one of them as `site.language`, or write astro-site/src/strings/<language>.ts after en.ts.',
  );
}

async function loadConfig(file: string): Promise<Config> {
  const module = (await import(pathToFileURL(file).href)) as { default?: unknown };
  const result = ConfigSchema.safeParse(module.default);
  if (result.success) return result.data;
  throw new Error(
    `${file} is not a wrapdocs configuration:\n${z.prettifyError(result.error)}\n` +
      'Correct the fields named above; `export default defineConfig({ ... })` gives them types.',
  );
}
