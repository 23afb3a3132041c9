import type { Entry } from '../entry.ts';
import { matchPath, METHOD_ORDER, WHOLE } from '../../../../extractor/contract/view/path-query.ts';
import type { Query } from './query.ts';
import { SCORE } from './scores.ts';

/** How well the path of an operation matches a query that is a request. */
export function scorePath({ symbol, segments }: Entry, { path, folded }: Query): number {
  if (path === undefined || symbol.kind !== 'operation') return 0;
  if (path.method !== undefined && path.method !== symbol.method) return 0;
  if (folded === `${symbol.method} ${symbol.path}`.toLowerCase()) return SCORE.exact;
  const match = matchPath(path, segments);
  if (match === 0) return 0;
  // Fractions of a point, which only order operations of one path.
  const order = METHOD_ORDER.indexOf(symbol.method) / 100;
  return match >= WHOLE
    ? SCORE.wholePath + 150 * match - order
    : SCORE.partOfPath + 125 * match - order;
}
