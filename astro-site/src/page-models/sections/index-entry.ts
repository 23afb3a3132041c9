import type { Markdown } from '../../../../extractor/contract/text/markdown.ts';
import type { Method } from '../../../../extractor/contract/operation.ts';

/** The name of a documented object; renderers link it to its page. */
export interface ObjectName {
  name: string;
  id: string;
}

/** A line about something that is documented elsewhere. */
export interface IndexEntry extends ObjectName {
  /** The id of the line's element. */
  anchor?: string | undefined;
  summary?: Markdown | undefined;
  tags?: string[] | undefined;
  note?: string | undefined;
}

/** An operation that uses a model. */
export interface ModelUsage extends ObjectName {
  method: Method;
  roles: string[];
}

/** A package on the page of all packages, with its address. */
export interface PackageCard {
  name: string;
  href: string | undefined;
  summary?: Markdown | undefined;
  facts: string[];
}

/** A page that lists some of the models of a module, from the first name to the last. */
export interface ModelPartLink {
  title: string;
  href: string;
  count: number;
  first: string;
  last: string;
}
