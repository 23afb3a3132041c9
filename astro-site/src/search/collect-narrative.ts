import { render } from 'astro:content';
import { base } from '../routing/base.ts';
import type { SearchSymbol } from './symbol.ts';
import { listPublished } from '../navigation/published-pages.ts';

/** Headings up to this level are found by their names. */
const DEEPEST_HEADING = 3;

/** The narrative pages with their headings behind them. */
export async function collectNarrative(): Promise<SearchSymbol[]> {
  const entries = (await listPublished()).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const symbols = await Promise.all(
    entries.map(async (entry): Promise<SearchSymbol[]> => {
      const { title, description: summary = '' } = entry.data;
      const href = entry.id === 'index' ? base : `${base}${entry.id}/`;
      const { headings } = await render(entry);
      const named = headings.filter(({ depth }) => depth <= DEEPEST_HEADING);
      return [
        { kind: 'page', name: title, href, summary },
        ...named.map(({ slug, text }): SearchSymbol => {
          return { kind: 'heading', owner: title, name: text, href: `${href}#${slug}` };
        }),
      ];
    }),
  );
  return symbols.flat();
}
