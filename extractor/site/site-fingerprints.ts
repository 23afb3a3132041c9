import type { LoadedConfig } from '../config/load.ts';
import type { ChangeDates } from '../site-input/schema.ts';
import type { ConfiguredPackage } from '../sources/configured-package.ts';
import { readDependencyVersions } from './dependency-versions.ts';
import { computeFingerprint } from './fingerprint.ts';
import { getOwnInputs, getSiteInputs, getSourceInputs } from './site-inputs.ts';

/** Hashes that tell what of a site has changed. */
export interface SiteFingerprints {
  /** Of everything that the site is made of. */
  site: string;
  /** Of everything but the packages: wrapdocs itself, the settings and the narrative pages. */
  surroundings: string;
  /** Of each package: its source, its settings and what reads it, by the name of the package. */
  packages: ReadonlyMap<string, string>;
}

interface Facts {
  /** A hash of wrapdocs itself and what it runs with. */
  own: string;
  /** Hashes of the documents of the packages' APIs, by the names of the packages. */
  documents: ReadonlyMap<string, readonly string[]>;
  /** When files last changed. */
  dates: ChangeDates;
  /** What other projects document. */
  inventories: unknown;
}

/**
 * A hash of wrapdocs itself, and of what reads and renders: Node.js and the packages that it needs.
 *
 * @param python the Python that the command line names
 */
export function computeOwnFingerprint(python: string | undefined): string {
  const versions = { node: process.version, ...readDependencyVersions() };
  return computeFingerprint({ versions, python }, getOwnInputs());
}

/** Computes the fingerprints of a site, which are the same in every checkout. */
export function computeSiteFingerprints(
  loaded: LoadedConfig,
  packages: readonly ConfiguredPackage[],
  { own, documents, dates, inventories }: Facts,
): SiteFingerprints {
  const surroundings = computeFingerprint(
    { own, config: loaded.config, inventories, dates: dates.content },
    getSiteInputs(loaded),
  );
  const each = packages.map((configured) => {
    return [configured.config.name, computePackageFingerprint(own, configured, documents)] as const;
  });
  return {
    site: computeFingerprint({ surroundings, packages: each, dates: dates.packages }, []),
    surroundings,
    packages: new Map(each),
  };
}

function computePackageFingerprint(
  own: string,
  configured: ConfiguredPackage,
  documents: Facts['documents'],
): string {
  const { config, source, isPartial } = configured;
  // Where the source is on this machine does not matter.
  const { origin, summary, warnings, package: name, only } = source;
  const settings = {
    own,
    config,
    isPartial,
    origin,
    summary,
    warnings,
    name,
    only,
    api: documents.get(config.name),
  };
  return computeFingerprint(settings, getSourceInputs(configured));
}
