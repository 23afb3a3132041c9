import type { makePagination } from '../navigation/pagination.ts';
import type { EditLink, Page, PageFiles } from '../page-models/page.ts';
import type { Section } from '../page-models/sections/section.ts';
import { markPart } from './frame.ts';

type Pagination = ReturnType<typeof makePagination>;

/** What the frame of a page depends on, with marks in place of the texts of the page. */
export interface PageShape {
  /** The sections of each area that may have a filter above them. */
  areas: readonly (readonly Section[])[];
  hasOutline: boolean;
  /** Whether search finds the page. */
  isSearched: boolean;
  /** The address of an OpenAPI document about the page. */
  openApi: string | undefined;
  edit: EditLink | undefined;
  pagination: Pagination;
  /** When the source last changed. */
  lastUpdated: Date | undefined;
}

interface PageLinks {
  files: PageFiles;
  edit: EditLink | undefined;
  pagination: Pagination;
}

export function makeShape(page: Page, { files, edit, pagination }: PageLinks): PageShape {
  const { outline, lastUpdated } = page.reference;
  return {
    areas: page.areas.map((sections) => sections.filter(mayHaveFilter)),
    hasOutline: outline.some(({ links }) => links.some((link) => link.href.startsWith('#'))),
    isSearched: page.kind !== 'source' && page.kind !== 'models',
    openApi: files.openApi?.href,
    edit: edit && { href: markPart('editHref'), label: markPart('editLabel') },
    pagination: {
      prev: markLink(pagination.prev, 'prev'),
      next: markLink(pagination.next, 'next'),
    },
    lastUpdated,
  };
}

function markLink(link: Pagination['prev'], name: string): Pagination['prev'] {
  if (link === undefined) return undefined;
  return { ...link, href: markPart(`${name}Href`), label: markPart(`${name}Label`) };
}

/**
 * A text that pages have in common if their frame is the same.
 *
 * @returns undefined if a page has a frame of its own, because it has a filter
 */
export function getFrameKey({ areas, ...facts }: PageShape): string | undefined {
  return areas.flat().length > 0 ? undefined : JSON.stringify([areas.length, facts]);
}

function mayHaveFilter(section: Section): boolean {
  return ['operations', 'requestIndex', 'part'].includes(section.kind);
}
