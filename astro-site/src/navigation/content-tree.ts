import { getTranslatedSlug } from '../../../extractor/site-input/page-folder.ts';

/** A narrative page; `label` comes from its front matter. */
export interface ContentPage {
  /** The route without slashes; the home page is `index`. */
  slug: string;
  label?: string | undefined;
}

/**
 * A narrative page, labelled by its front matter unless it has a label; or a group of pages that
 * may have a page of its own (`slug`).
 */
export type ContentEntry =
  | { kind: 'page'; slug: string; label?: string }
  | { kind: 'group'; label: string; slug?: string; entries: ContentEntry[] };

interface Branch {
  slug: string;
  page?: ContentPage;
  branches: Map<string, Branch>;
}

/**
 * Arranges pages by their routes: a page with pages below it becomes a group.
 *
 * Pages come in the order of `navigation`, followed by the others in the given order. The home page is
 * the first one, unless `navigation` says otherwise.
 */
export function makeContentTree(
  pages: readonly ContentPage[],
  navigation: readonly string[],
): ContentEntry[] {
  const ranks = new Map(navigation.map((slug, index) => [slug, index]));
  const rank = ({ slug }: ContentPage): number =>
    ranks.get(slug) ?? (slug === 'index' ? -1 : navigation.length);
  const root: Branch = { slug: '', branches: new Map() };
  for (const page of pages.toSorted((a, b) => rank(a) - rank(b))) place(page, root);
  return toEntries(root);
}

function place(page: ContentPage, root: Branch): void {
  let branch = root;
  for (const segment of page.slug.split('/')) {
    const slug = branch.slug === '' ? segment : `${branch.slug}/${segment}`;
    const next = branch.branches.get(segment) ?? { slug, branches: new Map() };
    branch.branches.set(segment, next);
    branch = next;
  }
  branch.page = page;
}

function toEntries({ branches }: Branch): ContentEntry[] {
  return [...branches.values()].map((branch) => {
    const { slug, page } = branch;
    if (branch.branches.size === 0) return { kind: 'page', slug };
    const label = page?.label ?? nameSlug(slug);
    const entries = toEntries(branch);
    return { kind: 'group', label, ...(page === undefined ? {} : { slug }), entries };
  });
}

/** The same pages in the folder of another language. */
export function translateTree(entries: readonly ContentEntry[], folder: string): ContentEntry[] {
  return entries.map((entry) => {
    const { slug } = entry;
    const own = slug === undefined ? {} : { slug: getTranslatedSlug(slug, folder) };
    return entry.kind === 'page'
      ? { ...entry, ...own }
      : { ...entry, ...own, entries: translateTree(entry.entries, folder) };
  });
}

/** The name of a folder or a file that has no title: `web-app` is `Web app`. */
export function nameSlug(slug: string): string {
  const text = slug.replace(/.*\//, '').replaceAll(/[-_]+/g, ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
