import { simplifyQuestion } from '../../../extractor/contract/view/query-words.ts';
import { REFERENCE_FOLDER } from '../../../extractor/contract/reference-folder.ts';
import { parseExcerpt, type TextPart } from './excerpt.ts';

/** A page, or a section of one, that Pagefind found. */
export interface PageResult {
  href: string;
  title: string;
  /** The page that has the section. */
  page?: string;
  excerpt: TextPart[];
}

/** The part of Pagefind's own interface that is used here. */
interface Pagefind extends TextSearch<{ data(): Promise<PagefindPage> }> {
  options(options: { excerptLength: number }): Promise<void>;
  init(): Promise<void>;
}

/** A search that only finds what has every word. */
export interface TextSearch<Result> {
  search(query: string): Promise<{ results: Result[] }>;
}

export interface PagefindPage {
  url: string;
  meta: Record<string, string>;
  excerpt: string;
  sub_results?: { title: string; url: string; excerpt: string }[];
}

/** How many pages are read, and how many are shown. */
const READ_PAGES = 12;
const MAX_PAGES = 6;

const known = new Map<string, Promise<Pagefind>>();

/** Searches prose; it fails if the site has no Pagefind index, as under the dev server. */
export async function searchPages(query: string, base: string): Promise<PageResult[]> {
  const pagefind = await loadPagefind(base);
  const results = await findText(query, pagefind);
  const pages = await Promise.all(results.slice(0, READ_PAGES).map((result) => result.data()));
  return sortPages(pages.map(readPage)).slice(0, MAX_PAGES);
}

/** What has the words of a question; without the most common ones if nothing has all of them. */
export async function findText<Result>(query: string, text: TextSearch<Result>): Promise<Result[]> {
  const question = simplifyQuestion(query);
  const { results } = await text.search(question);
  const words = question.split(/\s+/u);
  if (results.length > 0 || words.length === 1) return results;
  const counted: { word: string; count: number }[] = [];
  for (const word of words) {
    counted.push({ word, count: (await text.search(word)).results.length });
  }
  const known = counted
    .filter(({ count }) => count > 0)
    .sort((one, other) => one.count - other.count);
  for (let length = known.length; length > 1; length -= 1) {
    const asked = known.slice(0, length).map(({ word }) => word);
    if (length === words.length) continue;
    const found = await text.search(asked.join(' '));
    if (found.results.length > 0) return found.results;
  }
  return [];
}

/** Narrative pages come before those of the reference, whose names the symbol index has. */
function sortPages(pages: readonly PageResult[]): PageResult[] {
  return pages.toSorted((one, other) => Number(isReference(one)) - Number(isReference(other)));
}

export function isReference({ href }: PageResult): boolean {
  return href.includes(`/${REFERENCE_FOLDER}/`);
}

/**
 * Starts to load Pagefind, so that it is ready for the first query; each version has its own.
 *
 * @param base the folder of the version
 */
export function loadPagefind(base: string): Promise<Pagefind> {
  const address = `${base.replace(/\/*$/u, '/')}pagefind/pagefind.js`;
  const loaded = known.get(address) ?? importPagefind(address);
  known.set(address, loaded);
  // A failed load is tried again the next time.
  loaded.catch(() => known.delete(address));
  return loaded;
}

async function importPagefind(address: string): Promise<Pagefind> {
  const module = (await import(/* @vite-ignore */ address)) as Pagefind;
  await module.options({ excerptLength: 14 });
  await module.init();
  return module;
}

/** The best section of a page; the part above its first heading is the page itself. */
function findSection(sections: NonNullable<PagefindPage['sub_results']>) {
  const [section] = sections;
  return section && { ...section, url: section.url.replace(/#_top$/u, '') };
}

/** The best section of a page, or the page itself if it has no sections. */
export function readPage({ url, meta, excerpt, sub_results = [] }: PagefindPage): PageResult {
  const title = meta['title'] ?? url;
  const section = findSection(sub_results);
  if (section === undefined || section.title === title) {
    return { href: section?.url ?? url, title, excerpt: parseExcerpt(section?.excerpt ?? excerpt) };
  }
  return {
    href: section.url,
    title: section.title,
    page: title,
    excerpt: parseExcerpt(section.excerpt),
  };
}
