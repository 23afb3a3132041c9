import type { Keeping, MadePages } from '../make-pages.ts';
import type { SiteFingerprints } from '../site-fingerprints.ts';
import { findEarlierSite, forgetSites, rememberSite, type KeptPlace } from './kept-site.ts';

/** Knows what the last build has kept, and keeps what the next one needs. */
export interface SiteKeeper {
  keeping: Keeping;
  /**
   * Keeps what belongs to a site that is in its place now.
   *
   * @param fingerprints those of the site, and of everything that it is made of but the packages
   */
  keep: (fingerprints: SiteIdentity, made: MadePages) => Promise<void>;
}

type SiteIdentity = Pick<SiteFingerprints, 'site' | 'surroundings'>;

interface Options {
  /** The fingerprint of everything that the site is made of but the packages, before the build. */
  surroundings: string;
  /** Whether everything is made again, whatever is kept. */
  isFresh: boolean;
}

/** Finds out what the last build has kept. */
export async function createSiteKeeper(
  place: KeptPlace,
  { surroundings, isFresh }: Options,
): Promise<SiteKeeper> {
  const earlier = isFresh ? undefined : await findEarlierSite(place, surroundings);
  return {
    keeping: { place, earlier },
    async keep({ site, surroundings: current }, { renderer, rebuilt, order }) {
      if (renderer === undefined) return forgetSites(place);
      return rememberSite(place, {
        site,
        surroundings: current,
        order,
        renderer,
        pages: rebuilt?.pages,
      });
    },
  };
}
