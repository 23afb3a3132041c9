import { search as strings } from '#strings';
import type { SearchSymbol } from './symbol.ts';

/** A suggestion for an empty query. */
export interface Suggestion {
  title: string;
  detail: string;
  href: string;
}

const MAX_GROUPS = 12;

/**
 * The groups of operations, each as its module's page with the filter set; without groups the
 * modules.
 */
export function suggestGroups(symbols: readonly SearchSymbol[]): Suggestion[] {
  const counts = new Map<string, { title: string; count: number }>();
  for (const symbol of symbols) {
    if (symbol.kind !== 'operation' || symbol.group === '') continue;
    const href = getGroupHref(symbol.href, symbol.group);
    counts.set(href, { title: symbol.group, count: (counts.get(href)?.count ?? 0) + 1 });
  }
  const groups = [...counts].map(([href, { title, count }]) => ({
    title,
    detail: strings.operations(count),
    href,
  }));
  return groups.slice(0, MAX_GROUPS);
}

export function suggestModules(symbols: readonly SearchSymbol[]): Suggestion[] {
  return symbols
    .filter((symbol) => symbol.kind === 'module')
    .map(({ name, summary, href }) => ({ title: name, detail: summary, href }))
    .slice(0, MAX_GROUPS);
}

function getGroupHref(operationHref: string, group: string): string {
  const page = operationHref.replace(/#.*$/su, '');
  return `${page}?${new URLSearchParams({ group }).toString()}`;
}
