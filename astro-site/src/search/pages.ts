import { simplifyQuestion } from './ranking/query-words.ts';
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
interface Pagefind {
  options(options: { excerptLength: number }): Promise<void>;
  init(): Promise<void>;
  search(query: string): Promise<{ results: { data(): Promise<PagefindPage> }[] }>;
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
  const { results } = await pagefind.search(simplifyQuestion(query));
  const pages = await Promise.all(results.slice(0, READ_PAGES).map((result) => result.data()));
  return sortPages(pages.map(readPage)).slice(0, MAX_PAGES);
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
