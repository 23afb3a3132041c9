import type { Method } from '../../../extractor/contract/operation.ts';
import type { PageFiles } from './page-files.ts';

export interface OutlineLink {
  href: string;
  text: string;
  method?: Method;
}

/** A part of a page's table of contents; without a label its links stand by themselves. */
export interface OutlineGroup {
  label?: string;
  links: OutlineLink[];
}

/** Where the source of a page is. */
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
  /** The same in other forms; a page that is being made knows nothing of its address yet. */
  files?: PageFiles | undefined;
  /** When the source last changed. */
  lastUpdated?: Date | undefined;
}
