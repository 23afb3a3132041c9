import type { SearchSymbol } from '../symbol.ts';
import { REFERENCE_FOLDER } from '../../../../extractor/contract/reference-folder.ts';
import { SCORE } from './scores.ts';

/** The folder of a package. */
const PACKAGE = new RegExp(`^.*?/${REFERENCE_FOLDER}/[^/]+/`, 'u');
const NEARNESS = { page: 12, package: 8 };

/** Exact names only get fractions of a point: nearness orders equal ones. */
export function addNearness(
  score: number,
  { href }: SearchSymbol,
  here: string | undefined,
): number {
  if (here === undefined || score <= 0) return score;
  const near = getNearness(href, here);
  return score + (score >= SCORE.sameWords ? near / 25 : near);
}

function getNearness(href: string, here: string): number {
  if (href.replace(/#.*$/u, '') === here) return NEARNESS.page;
  const section = PACKAGE.exec(here)?.[0];
  return section !== undefined && href.startsWith(section) ? NEARNESS.package : 0;
}
