import type { Markdown } from '../../../../extractor/contract/text/markdown.ts';
import type { Method } from '../../../../extractor/contract/operation.ts';

/** An operation of the API with the functions that send it. */
export interface ApiOperationEntry {
  method: Method;
  path: string;
  /** Its name in the document, and where the vendor documents it. */
  operationId?: string | undefined;
  docs?: string | undefined;
  /** `deprecated`, `differs`... */
  tags: string[];
  /** The functions, each with its id and how to call it; none if no function sends it. */
  calls: { id: string; call: string }[];
}

/** The operations of a tag. */
export interface ApiOperationGroup {
  id: string;
  title: string;
  /** How many of them are sent, such as `3 / 7`; missing if all are deprecated. */
  share?: string | undefined;
  operations: ApiOperationEntry[];
}

/** Things that a document says, under a title. */
export interface DocumentPart {
  title: string;
  lines: DocumentLine[];
}

/** A parameter, a field, a status or a scope. */
export interface DocumentLine {
  code: string;
  /** Its type, its place... */
  notes: string[];
  /** Untrusted Markdown of the document's author. */
  text?: Markdown | undefined;
}
