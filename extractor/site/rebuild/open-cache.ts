import type { CacheUse, MadePages } from '../make-pages.ts';
import type { SiteFingerprints } from '../site-fingerprints.ts';
import { findEarlierSite, clearCache, saveToCache, type CachePlace } from './rebuild-cache.ts';

/** What the last build saved, and what saves what the next one needs. */
export interface RebuildCache {
  use: CacheUse;
  /**
   * Saves what belongs to a site that is in its place now.
   *
   * @param fingerprints those of the site, and of everything that it is made of but the packages
   */
  save: (fingerprints: SiteIdentity, made: MadePages) => Promise<void>;
}

type SiteIdentity = Pick<SiteFingerprints, 'site' | 'surroundings'>;

interface Options {
  /** The fingerprint of everything that the site is made of but the packages, before the build. */
  surroundings: string;
  /** Whether everything is made again, whatever the cache has. */
  isFresh: boolean;
}

/** Finds out what the last build saved. */
export async function openCache(
  place: CachePlace,
  { surroundings, isFresh }: Options,
): Promise<RebuildCache> {
  const earlier = isFresh ? undefined : await findEarlierSite(place, surroundings);
  return {
    use: { place, earlier },
    async save({ site, surroundings: current }, { renderer, rebuilt, order }) {
      if (renderer === undefined) return clearCache(place);
      return saveToCache(place, {
        site,
        surroundings: current,
        order,
        renderer,
        pages: rebuilt?.pages,
      });
    },
  };
}
