import type { Method } from '../../../extractor/contract/operation.ts';
import type { Scope } from '../reference/scope.ts';
import type { Route } from '../routing/route.ts';
import type { Section } from './sections/section.ts';

export interface OutlineLink {
  href: string;
  text: string;
  method?: Method;
  /** What is inside of it: the methods of a class. */
  inner?: OutlineLink[];
}

/** A group of links in a page's table of contents, with or without a label. */
export interface OutlineGroup {
  label?: string;
  links: OutlineLink[];
}

/** The location of a page's source. */
export interface EditLink {
  href: string;
  label: string;
}

/** What a page of the reference tells Starlight's overridden components. */
export interface ReferencePage {
  /** The pages above this one, the nearest last. */
  trail: { label: string; href: string }[];
  /** Short facts beside the title, for example the version. */
  badges: string[];
  /** Whether the title is a name in code. */
  isCode: boolean;
  outline: OutlineGroup[];
  edit?: EditLink | undefined;
  /** When the source last changed. */
  lastUpdated?: Date | undefined;
}

/** The addresses of a page of the reference in other forms. */
export interface PageFiles {
  /** The page as Markdown; missing on a page of source. */
  markdown?: string;
  /** The OpenAPI document of its package, on a page of operations. */
  openApi?: { href: string; fileName: string };
}

/** A page before or after another. */
export interface PageLink {
  label: string;
  link: string;
}

/** A page's title and description. */
export interface PageTitle {
  title: string;
  /** The title among those of all pages: names such as `models` are in many packages. */
  fullTitle?: string;
  description: string;
}

/** A page's content. */
export interface PageContent {
  /**
   * The id of the documented object that the page is about; names in its texts are resolved from
   * there.
   */
  owner?: string;
  /** The module from which users import what the page documents. */
  module?: string | undefined;
  /**
   * The sections in page order, in one or more areas. The filter of operations comes before their
   * area.
   */
  areas: Section[][];
  reference: Omit<ReferencePage, 'outline'>;
  prev?: PageLink | false;
  next?: PageLink | false;
}

/** A page of the reference. */
export interface Page extends PageTitle, PageContent {
  kind: Route['kind'];
  /** The package that the page belongs to; the page of all packages has none. */
  scope: Scope | undefined;
  reference: ReferencePage;
}
