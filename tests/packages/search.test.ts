import { afterAll, describe, expect, test } from 'vitest';
import { createProcessPool } from '../../extractor/introspection/process-pool.ts';
import { collectSymbols } from '../../astro-site/src/search/collect-symbols.ts';
import type { SearchSymbol } from '../../astro-site/src/search/symbol.ts';
import { countRanks, getRank, isAnswer } from '../tools/question-ranks.ts';
import { makeSearch } from '../tools/search.ts';
import { listEntries, makePages } from '../unit/astro-site/page-models/pages.ts';
import { extractClient, type Extraction } from './live/extraction.ts';
import questions from './search/questions.json' with { type: 'json' };
import { unpackWheels } from './wheels.ts';

const WHEELS = new URL('search/wheels.txt', import.meta.url).pathname;
const LIMIT_MS = 300_000;

/* Questions to sites that only have packages. Those of `kept` were written with the others and not
   looked at while the ranking was worked on. */
const pool = createProcessPool({ env: process.env });
afterAll(() => {
  pool.close();
});

describe.each(questions)('a site of $distributions', { timeout: LIMIT_MS }, (site) => {
  test.each(['tuning', 'kept'] as const)('has the answers first: %s', async (name) => {
    const asked = site[name];
    const search = makeSearch(await readSymbols(site));
    const ranks = asked.map((question) => getRank(search(question.query), [], question.answers));
    const missed = asked.flatMap(({ query }, index) =>
      ranks[index] === 1 ? [] : [`${query}: ${String(ranks[index])}`],
    );
    const { first, topThree } = countRanks(ranks);
    // To reach: 0.95 and 0.99.
    expect(first / asked.length, missed.join('; ')).toBeGreaterThanOrEqual(0.75);
    expect(topThree / asked.length, missed.join('; ')).toBeGreaterThanOrEqual(0.85);
  });

  test('the site has an answer to each question', async () => {
    const symbols = await readSymbols(site);
    // Methods have several addresses, depending on how many a page has.
    const isLost = ({ answers }: { answers: string[] }) =>
      !symbols.some(({ href }) => isAnswer(href, answers));
    const lost = [...site.tuning, ...site.kept].filter(isLost);
    expect(lost.map(({ query }) => query)).toEqual([]);
  });
});

const known = new Map<string, Promise<SearchSymbol[]>>();

/** What search finds of a site of packages, which are read once. */
function readSymbols({ distributions, modules }: (typeof questions)[number]) {
  const key = modules.join(' ');
  const symbols = known.get(key) ?? extractSymbols(distributions, modules);
  known.set(key, symbols);
  return symbols;
}

async function extractSymbols(distributions: string[], modules: string[]): Promise<SearchSymbol[]> {
  const { introspect } = pool;
  const cache: Extraction['cache'] = { get: (_module, make) => make() };
  const extraction = { wheels: await unpackWheels(WHEELS), introspect, cache };
  const views = await Promise.all(
    distributions.map((name, index) => extractClient(name, [modules[index] ?? name], extraction)),
  );
  return collectSymbols(views.flat().flatMap((view) => listEntries(makePages(view))));
}
