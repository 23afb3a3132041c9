import type { SearchSymbol } from '../symbol.ts';
import { REFERENCE_FOLDER } from '../../../../extractor/contract/reference-folder.ts';
import { SCORE } from './scores.ts';

/** The folder of a package. */
const PACKAGE = new RegExp(`^.*?/${REFERENCE_FOLDER}/[^/]+/`, 'u');
const NEARNESS = { page: 12, package: 8 };

/** Adds to a score. */
export type AddNearness = (score: number, symbol: SearchSymbol) => number;

/**
 * Puts what is near the page that is being read before similar results. Exact names only get
 * fractions of a point: nearness orders equal ones.
 */
export function createNearness(here: string | undefined): AddNearness {
  if (here === undefined) return (score) => score;
  const section = PACKAGE.exec(here)?.[0];
  const getNearness = (href: string): number => {
    if (href === here || href.startsWith(`${here}#`)) return NEARNESS.page;
    return section !== undefined && href.startsWith(section) ? NEARNESS.package : 0;
  };
  return (score, { href }) => {
    const near = getNearness(href);
    return score + (score >= SCORE.sameWords ? near / 25 : near);
  };
}
