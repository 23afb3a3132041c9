import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { isReference, readPage, type PagefindPage } from '../../astro-site/src/search/pages.ts';
import { makeSearch } from '../tools/search.ts';
import { simplifyQuestion } from '../../astro-site/src/search/ranking/query-words.ts';
import { getResultHref, makeSections } from '../../astro-site/src/search/sections.ts';
import { unpackSymbols, type SymbolIndex } from '../../astro-site/src/search/symbol-index.ts';
import { openPage, PAGES, useBrowser } from './browser.ts';
import questions from './questions.json' with { type: 'json' };

useBrowser();

interface Pagefind {
  search(query: string): Promise<{ results: { data(): Promise<PagefindPage> }[] }>;
}

/** What Pagefind finds for each query in the browser. */
async function searchText(page: Page, queries: string[]): Promise<PagefindPage[][]> {
  // As text, because the test runner replaces an import in a function.
  const pagefind = await page.evaluateHandle<Pagefind>("import('/pagefind/pagefind.js')");
  return pagefind.evaluate(async (module, asked) => {
    const found: PagefindPage[][] = [];
    for (const query of asked) {
      const { results } = await module.search(query);
      found.push(await Promise.all(results.slice(0, 12).map((result) => result.data())));
    }
    return found;
  }, queries);
}

async function fetchSymbols(page: Page): Promise<SymbolIndex> {
  return page.evaluate(async () => (await fetch('/symbols.json')).json() as Promise<SymbolIndex>);
}

/** An answer is the end of an address; `/` stands for a page with its sections, `*` for any rest. */
function isAnswer(href: string, answers: readonly string[]): boolean {
  return answers.some((answer) => {
    if (answer.endsWith('*')) return href.includes(answer.slice(0, -1));
    return (answer.endsWith('/') ? href.replace(/#.*$/u, '') : href).endsWith(answer);
  });
}

/* The questions of `kept` were written with the others and not looked at while the ranking was
   worked on. */
test.each(['tuning', 'kept'] as const)('questions have their answers first: %s', async (name) => {
  const page = await openPage(PAGES.home);
  const search = makeSearch(unpackSymbols(await fetchSymbols(page)));
  const asked = questions[name];
  const texts = await searchText(
    page,
    asked.map(({ query }) => simplifyQuestion(query)),
  );
  const ranks = asked.map(({ query, answers }, index) => {
    const pages = (texts[index] ?? []).map(readPage);
    const narrative = pages.filter((each) => !isReference(each));
    const found = makeSections(
      search(query),
      [...narrative, ...pages.filter(isReference)].slice(0, 6),
    );
    const shown = found.flatMap(({ results }) => results.map(getResultHref));
    return shown.findIndex((href) => isAnswer(href, answers));
  });
  const first = ranks.filter((rank) => rank === 0).length;
  const topThree = ranks.filter((rank) => rank >= 0 && rank < 3).length;
  const total = asked.length;
  console.info(`${name}: ${first} of ${total} first, ${topThree} in the top three`);
  const missed = asked.filter((_, index) => ranks[index] !== 0).map(({ query }) => query);
  expect(first / total, missed.join('; ')).toBeGreaterThanOrEqual(0.9);
  expect(topThree / total, missed.join('; ')).toBeGreaterThanOrEqual(0.95);
});
