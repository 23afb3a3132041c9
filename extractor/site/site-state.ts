import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { LoadedConfig } from '../config/load.ts';
import { isBelow } from '../site-input/prose/snippet.ts';
import { computeFingerprint, listInputFiles } from './fingerprint.ts';
import type { SiteFingerprints } from './site-fingerprints.ts';
import { getOwnInputs, getSiteInputs } from './site-inputs.ts';

/**
 * The files that pages, components and style sheets of a site import, apart from those that its
 * fingerprints cover anyway: only a build finds them. They are relative to the configuration.
 *
 * @param bundled the absolute paths of the files that were bundled for the site
 */
function listImportedFiles(bundled: readonly string[], loaded: LoadedConfig): string[] {
  const folder = realpathSync(loaded.folder);
  const own = getOwnInputs().map((input) => input.path);
  const places = [...own, path.join(folder, '.wrapdocs')].filter(existsSync).map(toReal);
  const known = new Set(getSiteInputs(loaded).flatMap(listInputFiles).map(toReal));
  return bundled
    .filter(existsSync) // The folder of the build is gone.
    .map(toReal)
    .filter((file) => !known.has(file) && !places.some((place) => isBelow(file, place)))
    .map((file) => path.relative(folder, file).split(path.sep).join('/'))
    .toSorted();
}

/** What a site is made of, as far as it is known: only a build finds what pages import. */
export interface SiteState {
  /** The fingerprints without the files that the site imports. */
  known: SiteFingerprints;
  /** The fingerprints of everything. */
  fingerprints: SiteFingerprints;
  /** The files that the site imports, relative to the configuration. */
  imports: readonly string[];
}

/** Adds files that a site imports to its fingerprints. */
export function makeSiteState(
  known: SiteFingerprints,
  { folder }: LoadedConfig,
  imports: readonly string[],
): SiteState {
  const home = realpathSync(folder);
  const inputs = imports.map((file) => ({ label: file, path: path.resolve(home, file) }));
  const { site, surroundings } = known;
  const fingerprints = {
    ...known,
    site: computeFingerprint({ site }, inputs),
    surroundings: computeFingerprint({ surroundings }, inputs),
  };
  return { known, fingerprints, imports };
}

/**
 * The state of a site after a build. If the imports are the same, its fingerprints are those from
 * before the build, so that the next build notices what has changed meanwhile.
 *
 * @param bundled the files that were bundled; undefined if nothing was bundled again
 */
export function updateSiteState(
  state: SiteState,
  loaded: LoadedConfig,
  bundled: readonly string[] | undefined,
): SiteState {
  if (bundled === undefined) return state;
  const imports = listImportedFiles(bundled, loaded);
  const isSame = imports.join('\n') === state.imports.join('\n');
  return isSame ? state : makeSiteState(state.known, loaded, imports);
}

function toReal(file: string): string {
  return realpathSync(file);
}
