import type { makePagination } from '../navigation/pagination.ts';
import type { EditLink, Page, PageFiles } from '../page-models/page.ts';
import { getFilterFacts, hasModelParts, type FilterFacts } from './filter-facts.ts';
import { markPart } from './frame.ts';

type Pagination = ReturnType<typeof makePagination>;

/** The filters above an area. */
interface AreaShape {
  operations: FilterFacts | undefined;
  hasModelFilter: boolean;
}

/** What the frame of a page depends on, with marks in place of the texts of the page. */
export interface PageShape {
  areas: readonly AreaShape[];
  hasOutline: boolean;
  /** Whether search finds the page. */
  isSearched: boolean;
  hasMarkdown: boolean;
  /** Whether there is an OpenAPI document about the page. */
  hasOpenApi: boolean;
  edit: EditLink | undefined;
  pagination: Pagination;
  /** Whether it is known when the source last changed. */
  hasDate: boolean;
}

interface PageLinks {
  files: PageFiles;
  edit: EditLink | undefined;
  pagination: Pagination;
}

export function makeShape(page: Page, { files, edit, pagination }: PageLinks): PageShape {
  const { outline, lastUpdated } = page.reference;
  return {
    areas: page.areas.map((sections) => ({
      operations: getFilterFacts(sections),
      hasModelFilter: hasModelParts(sections),
    })),
    hasOutline: outline.some(({ links }) => links.some((link) => link.href.startsWith('#'))),
    isSearched: page.kind !== 'source' && page.kind !== 'models',
    hasMarkdown: files.markdown !== undefined,
    hasOpenApi: files.openApi !== undefined,
    edit: edit && { href: markPart('editHref'), label: markPart('editLabel') },
    pagination: {
      prev: markLink(pagination.prev, 'prev'),
      next: markLink(pagination.next, 'next'),
    },
    hasDate: lastUpdated !== undefined,
  };
}

function markLink(link: Pagination['prev'], name: string): Pagination['prev'] {
  if (link === undefined) return undefined;
  return { ...link, href: markPart(`${name}Href`), label: markPart(`${name}Label`) };
}

/** A text that pages have in common if their frame is the same. */
export function getFrameKey(shape: PageShape): string {
  return JSON.stringify(shape);
}
