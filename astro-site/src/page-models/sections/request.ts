import type { Markdown } from '../../../../extractor/contract/text/markdown.ts';
import type { Method } from '../../../../extractor/contract/operation.ts';
import type { SourceLocation } from '../../../../extractor/contract/source-location.ts';
import type { TypeExpression } from '../../../../extractor/contract/type-expression.ts';
import type { ObjectName } from './index-entry.ts';
import type { Phrase } from './fact.ts';

/** A call of a client that sends a request; documented elsewhere unless it has an anchor. */
export interface RequestEntry extends ObjectName {
  /** The id of the line's element. */
  anchor?: string | undefined;
  /** The id of what the line links to, if it is not the call itself. */
  target?: string | undefined;
  /** How to call it: `client.chat.completions.create`. */
  call: string;
  method: Method;
  path: string;
  /** The server in the path, if the page names it once for all. */
  origin?: string | undefined;
  summary?: Markdown | undefined;
  returns?: TypeExpression | undefined;
  /** `async`, `deprecated`, what is not certain... */
  tags: string[];
  /** Names of its parameters in the request, which the filter of operations searches. */
  words?: string[] | undefined;
}

/** Requests under a label, and further groups of them. */
export interface RequestGroup {
  id: string;
  title: string;
  requests: RequestEntry[];
  groups: RequestGroup[];
}

/** A call that sends the same request as another one. */
export interface CallEntry extends ObjectName {
  /** The id of the line's element, if the call is documented in this line only. */
  anchor?: string | undefined;
  call: string;
  tag?: string | undefined;
  summary?: Markdown | undefined;
  source?: SourceLocation | undefined;
}

/** A request that a function may send by calling another one, which documents it. */
export interface SentThrough {
  method: Method;
  path: string;
  /** The other function, and how to call it. */
  id: string;
  call: string;
}

/** What is not certain about a request, or what readers must know about it. */
export interface RequestBadge {
  title: string;
  text: Phrase;
  target?: ObjectName | undefined;
}

/** A place in the source that shows what a request is; `text` is what it does. */
export interface EvidenceLine {
  text: Phrase;
  source: SourceLocation;
}
