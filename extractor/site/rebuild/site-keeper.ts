import type { Keeping, MadePages } from '../make-pages.ts';
import { findEarlierSite, forgetSites, rememberSite, type KeptPlace } from './kept-site.ts';

/** Knows what the last build has kept, and keeps what the next one needs. */
export interface SiteKeeper {
  keeping: Keeping;
  /**
   * Keeps what belongs to a site that is in its place now.
   *
   * @param site the fingerprint of the site
   */
  keep: (site: string, made: MadePages) => Promise<void>;
}

interface Options {
  /** The fingerprint of everything that the site is made of but the packages. */
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
    async keep(site, { renderer, rebuilt, order }) {
      if (renderer === undefined) return forgetSites(place);
      return rememberSite(place, { site, surroundings, order, renderer, pages: rebuilt?.pages });
    },
  };
}
