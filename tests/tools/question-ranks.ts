import type { Page } from 'playwright-core';
import {
  findText,
  isReference,
  readPage,
  type PagefindPage,
  type PageResult,
} from '../../astro-site/src/search/pages.ts';
import type { Hit } from '../../astro-site/src/search/rank.ts';
import { getResultHref, makeSections } from '../../astro-site/src/search/sections.ts';
import type { SymbolIndex } from '../../astro-site/src/search/symbol-index.ts';
import { makeSearch, readSymbols } from './search.ts';

/** What a reader asks the search. */
export interface Question {
  query: string;
  /**
   * Addresses that answer it, by their ends; `/` at the end stands for a page with its sections,
   * `*` for any rest.
   */
  answers: string[];
  /** The rank that the first answer had before questions were worked on (1 is first); 0: none. */
  before: number;
}

interface Pagefind {
  search(query: string): Promise<{ results: { data(): Promise<PagefindPage> }[] }>;
}

/**
 * The rank of the first answer to each question among the results that the palette shows, on the
 * site that the page is of; 1 is first, 0 means that none is shown.
 */
export async function rankQuestions(page: Page, asked: readonly Question[]): Promise<number[]> {
  const search = makeSearch(readSymbols(await fetchSymbols(page)));
  const texts = await searchText(
    page,
    asked.map(({ query }) => query),
  );
  return asked.map(({ query, answers }, index) => {
    const pages = (texts[index] ?? []).map(readPage);
    const narrative = pages.filter((each) => !isReference(each));
    const sorted = [...narrative, ...pages.filter(isReference)].slice(0, 6);
    return getRank(search(query), sorted, answers);
  });
}

/** The rank of the first answer among the results that the palette shows; 0 if none is shown. */
export function getRank(
  hits: readonly Hit[],
  pages: readonly PageResult[],
  answers: readonly string[],
): number {
  const shown = makeSections(hits, pages).flatMap(({ results }) => results);
  return shown.map(getResultHref).findIndex((href) => isAnswer(href, answers)) + 1;
}

/** The answers that lead nowhere on the site that the page is of, for example to a page that moved. */
export async function listLostAnswers(page: Page, asked: readonly Question[]): Promise<string[]> {
  const symbols = readSymbols(await fetchSymbols(page));
  return asked
    .flatMap(({ answers }) => answers)
    .filter((answer) => !symbols.some(({ href }) => isAnswer(href, [answer])));
}

/** How many questions have an answer first, and among the first three. */
export function countRanks(ranks: readonly number[]): { first: number; topThree: number } {
  return {
    first: ranks.filter((rank) => rank === 1).length,
    topThree: ranks.filter((rank) => rank > 0 && rank <= 3).length,
  };
}

/** What Pagefind finds for each query in the browser. */
async function searchText(page: Page, queries: string[]): Promise<PagefindPage[][]> {
  // As text, because the test runner replaces an import in a function.
  const pagefind = await page.evaluateHandle<Pagefind>("import('/pagefind/pagefind.js')");
  const search = async (query: string) => {
    const results = await pagefind.evaluate(async (module, asked) => {
      const found = await module.search(asked);
      return Promise.all(found.results.slice(0, 12).map((result) => result.data()));
    }, query);
    return { results };
  };
  const found: PagefindPage[][] = [];
  for (const query of queries) found.push(await findText(query, { search }));
  return found;
}

async function fetchSymbols(page: Page): Promise<SymbolIndex> {
  return page.evaluate(async () => (await fetch('/symbols.json')).json() as Promise<SymbolIndex>);
}

/** Whether an address is one of the answers. */
export function isAnswer(href: string, answers: readonly string[]): boolean {
  return answers.some((answer) => {
    if (answer.endsWith('*')) return href.includes(answer.slice(0, -1));
    return (answer.endsWith('/') ? href.replace(/#.*$/u, '') : href).endsWith(answer);
  });
}
