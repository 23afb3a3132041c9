import { randomUUID } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { writeOutput } from '../../output/write-output.ts';
import { PAGE_CACHE, REBUILD_SCRIPT } from '../../site-input/rebuild-cache.ts';
import type { ChangeDates } from '../../site-input/schema.ts';
import { WRAPDOCS_ROOT } from '../../version.ts';
import { computeFingerprint } from '../fingerprint.ts';
import { readStamp, type Stamp } from '../stamp.ts';
import { PREVIOUS_FOLDER } from './previous-site.ts';

const FACTS_FILE = 'site.json';
const MODULES_FOLDER = path.dirname(REBUILD_SCRIPT);

const FactsSchema = z.strictObject({
  /** The fingerprint of the site that everything here belongs to. */
  site: z.string(),
  /** The fingerprint of everything that it is made of but the packages. */
  surroundings: z.string(),
  /** Where the project and wrapdocs were: the cached modules name these places. */
  places: z.array(z.string()),
  /** A hash of the JSON and the dates of each package, by its name. */
  packages: z.record(z.string(), z.string()),
  /** The files of the pages, in the order in which they were indexed for the search. */
  order: z.array(z.string()),
  /** The folder with the modules that make the pages, below the home of the cache. */
  renderer: z.string(),
  /** The file with what is known about the pages, below the same folder. */
  pages: z.string(),
});
type Facts = z.infer<typeof FactsSchema>;

/**
 * Where builds save what the next one needs to make only what has changed. A cached file is never
 * written again, so it always fits to the site that the facts name, even if a build is killed.
 */
export interface CachePlace {
  /** The folder of the cache. */
  home: string;
  /** The folder of the site. */
  site: string;
  /** The folder with the JSON of the packages. */
  api: string;
  /** The names of the packages. */
  names: readonly string[];
  /** When the files of the packages last changed, by the names of the packages. */
  dates: ChangeDates['packages'];
}

/** What the last build has made, and what it saved. */
export interface EarlierSite extends Pick<Facts, 'order' | 'packages'> {
  stamp: Stamp;
  /** The folder with the modules that make the pages. */
  renderer: string;
  /** The file with what is known about the pages. */
  pages: string;
}

/**
 * Finds the last build, if nothing but the packages can have changed since then.
 *
 * @param surroundings the fingerprint of everything but the packages
 */
export async function findEarlierSite(
  place: CachePlace,
  surroundings: string,
): Promise<EarlierSite | undefined> {
  const { home, site } = place;
  const facts = await readFacts(home);
  const stamp = await readStamp(site);
  if (facts === undefined || stamp === undefined) return undefined;
  if (facts.surroundings !== surroundings || facts.site !== stamp.fingerprint) return undefined;
  // In a copy of the project, the cached modules would read the packages of the original.
  if (facts.places.join('\n') !== listPlaces(place).join('\n')) return undefined;
  const [renderer, pages] = [path.join(home, facts.renderer), path.join(home, facts.pages)];
  if (!existsSync(path.join(renderer, REBUILD_SCRIPT)) || !existsSync(pages)) return undefined;
  return { stamp, renderer, pages, order: facts.order, packages: facts.packages };
}

/**
 * The names of the packages whose JSON or dates have changed since an earlier build; undefined if it had other
 * packages.
 */
export function listChangedPackages(
  earlier: Pick<EarlierSite, 'packages'>,
  place: CachePlace,
): string[] | undefined {
  const { names } = place;
  const hashes = hashPackages(place);
  if (Object.keys(earlier.packages).join() !== names.join()) return undefined;
  return names.filter((name) => earlier.packages[name] !== hashes[name]);
}

/** Makes a folder for what a whole build saves. */
export async function makeRendererFolder(home: string): Promise<string> {
  const folder = path.join(home, randomUUID());
  await mkdir(folder, { recursive: true });
  return folder;
}

/** The name of a new file beside others of the cache. */
export function nameNextFile({ renderer }: Pick<EarlierSite, 'renderer'>): string {
  return path.join(renderer, `${randomUUID()}.json`);
}

/** What a build saves about a site. */
interface SavedSite extends Pick<Facts, 'site' | 'surroundings'> {
  order: readonly string[];
  renderer: string;
  /** By default, the file that a whole build writes. */
  pages?: string | undefined;
}

/** Notes what belongs to the site that is in its place now, and removes what belonged to others. */
export async function saveToCache(place: CachePlace, saved: SavedSite): Promise<void> {
  const { home } = place;
  const { renderer, pages = path.join(renderer, PAGE_CACHE) } = saved;
  if (!existsSync(pages)) return;
  const facts: Facts = {
    ...saved,
    places: listPlaces(place),
    order: [...saved.order],
    packages: hashPackages(place),
    renderer: path.relative(home, renderer),
    pages: path.relative(home, pages),
  };
  await writeOutput(path.join(home, FACTS_FILE), JSON.stringify(facts));
  // A whole build makes other files, and the previous site would take as much space again.
  const previous = saved.pages === undefined ? [] : [PREVIOUS_FOLDER];
  await removeOthers(home, [FACTS_FILE, facts.renderer, ...previous]);
  await removeOthers(renderer, [MODULES_FOLDER, 'node_modules', path.basename(pages)]);
}

/** Removes the cache: the site in its place cannot be relied on, or has nothing to save. */
export async function clearCache({ home }: CachePlace): Promise<void> {
  await rm(home, { recursive: true, force: true });
}

async function removeOthers(folder: string, names: readonly string[]): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!names.includes(name)) await rm(path.join(folder, name), { recursive: true, force: true });
  }
}

async function readFacts(home: string): Promise<Facts | undefined> {
  try {
    return FactsSchema.parse(JSON.parse(await readFile(path.join(home, FACTS_FILE), 'utf8')));
  } catch {
    return undefined;
  }
}

function listPlaces({ home, site, api }: CachePlace): string[] {
  return [home, site, api, WRAPDOCS_ROOT].map((place) => realpathSync(place));
}

function hashPackages({ api, names, dates }: CachePlace): Record<string, string> {
  const hash = (name: string): string =>
    computeFingerprint({ dates: dates[name] }, [{ label: name, path: path.join(api, name) }]);
  return Object.fromEntries(names.map((name) => [name, hash(name)] as const));
}
