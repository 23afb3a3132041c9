import type { Change } from '../../contract/change.ts';
import { quote, quoteAll } from '../wording.ts';

/** How many examples a line names. */
const EXAMPLES = 5;

export function join(
  changes: readonly Change[],
  getKey: (change: Change) => string | undefined,
  least: number | ((key: string) => number),
  describe: (rest: readonly Change[], first: Change) => string,
): Change[] {
  const groups = Map.groupBy(changes, (change) => getKey(change) ?? change);
  return [...groups].flatMap(([key, group]) => {
    const [first, ...rest] = group;
    if (first === undefined || typeof key !== 'string') return group;
    if (group.length < (typeof least === 'number' ? least : least(key))) return group;
    return [cover(first, rest, describe(rest, first))];
  });
}

/** A change that stands for others, too. */
export function cover(change: Change, others: readonly Change[], sentence: string): Change {
  const count = [change, ...others].reduce((sum, one) => sum + (one.covers?.count ?? 1), 0);
  const items = [change, ...others].flatMap((one) => one.covers?.items ?? [one.item]);
  const operations = [change, ...others].flatMap((one) => one.operations ?? []);
  const codes = new Set(
    [change, ...others].flatMap((one) => [one.code, ...(one.covers?.codes ?? [])]),
  );
  codes.delete(change.code);
  return {
    ...change,
    message: `${change.message} ${sentence}`,
    ...(operations.length === 0 ? {} : { operations: [...new Set(operations)].sort() }),
    covers: {
      count,
      items: [...new Set(items)],
      ...(codes.size === 0 ? {} : { codes: [...codes].sort() }),
    },
  };
}

/** `Client.read` of `shop.api.Client.read`: names of classes and the last name. */
export function getShortName(id: string): string {
  const parts = id.replace(/@.*/, '').split('.');
  return parts.slice(parts.length > 1 && /^_*[A-Z]/.test(parts.at(-2) ?? '') ? -2 : -1).join('.');
}

/** A list within a sentence that ends with the number of what it does not name. */
export function listSome(names: readonly string[]): string {
  const unique = [...new Set(names)];
  if (unique.length <= EXAMPLES + 1) return quoteAll(unique);
  const shown = unique.slice(0, EXAMPLES).map(quote).join(', ');
  return `${shown} and ${String(unique.length - EXAMPLES)} more`;
}
