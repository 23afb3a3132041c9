import type { Page } from '../page-models/page.ts';
import type { Section, SectionOf } from '../page-models/sections/section.ts';
import { listColumns } from '../page-models/sections/columns.ts';
import { getSite } from '../reference/site.ts';
import { writeOperation } from '../render/markdown/page.ts';
import { base } from '../routing/base.ts';
import { getMarkdownPath } from '../routing/markdown-path.ts';
import { getHref, type Route } from '../routing/route.ts';

type Operation = SectionOf<'operation'>;

/** The Markdown of an operation, as a file of its own. */
export interface OperationFile {
  /** The path below the folder of the reference, without the extension. */
  slug: string;
  markdown: string;
}

/**
 * A page with fewer operations has a short Markdown file, which is enough: with a file for each
 * operation, a large site would have many more files.
 */
const LEAST = 6;

/** Writes a file for each operation of a page that has many. */
export function writeOperationFiles(page: Page, route: Route): OperationFile[] {
  return listDivided(page).flatMap((operation) => {
    const slug = getOperationSlug(route, operation.anchor);
    if (slug === undefined) return [];
    return [{ slug, markdown: writeOperation(operation, page, getHref({ slug }, base), base) }];
  });
}

/** Finds the Markdown of each operation of a page by its anchor: its own file, or that of the page. */
export function findOperationFiles(page: Page, route: Route): (anchor: string) => string {
  const divided = new Set(listDivided(page).map(({ anchor }) => anchor));
  return (anchor) => {
    const slug = divided.has(anchor) ? getOperationSlug(route, anchor) : undefined;
    const place = slug === undefined ? { slug: route.slug, anchor } : { slug };
    return getMarkdownPath(getHref(place, base), base);
  };
}

/** The slug of an operation's file; undefined if a page has that address. */
function getOperationSlug(route: Route, anchor: string): string | undefined {
  const slug = `${route.slug}/${anchor}`;
  return anchor.includes('/') || getSlugs().has(slug) ? undefined : slug;
}

let slugs: { routes: readonly Route[]; known: ReadonlySet<string> } | undefined;

function getSlugs(): ReadonlySet<string> {
  const { routes } = getSite();
  if (slugs?.routes !== routes) slugs = { routes, known: new Set(routes.map(({ slug }) => slug)) };
  return slugs.known;
}

function listDivided({ areas }: Page): Operation[] {
  const operations = areas.flat().flatMap(listOperations);
  return operations.length < LEAST ? [] : operations;
}

function listOperations(section: Section): Operation[] {
  switch (section.kind) {
    case 'operation':
      return [section];
    case 'operations':
      return section.operations;
    case 'part':
    case 'group':
    case 'folded':
    case 'member':
      return section.sections.flatMap(listOperations);
    case 'columns':
      return listColumns(section).flatMap(listOperations);
    default:
      return [];
  }
}
