import * as z from 'zod';

/** The description of text in the JSON Schema. */
export const MARKDOWN_DESCRIPTION =
  'CommonMark with GFM tables, written by somebody else: sanitize what you render. A link such as `[text](py:pkg.Class)` names a Python object by its id or import path; show its text where you cannot resolve it.';

/**
 * Text of the contract. The extractor converts reST to it once, for all readers: pages, Markdown
 * files, OpenAPI, `llms.txt` and search.
 */
export const MarkdownSchema = z.string();
