import * as z from 'zod';

/** The description of text in the JSON Schema. */
export const MARKDOWN_DESCRIPTION =
  'CommonMark with GFM tables and GitHub’s formulas (`` $`x`$ ``, and code in the language `math`, are TeX), written by somebody else: sanitize what you render. A link such as `[text](py:pkg.Class)` names a Python object by its id or import path; show its text where you cannot resolve it.';

/**
 * Text of the contract. The extractor converts reST to it once, for all readers: pages, Markdown
 * files, OpenAPI, `llms.txt` and search.
 */
export const MarkdownSchema = z.string().brand<'Markdown'>();

/** Text that is Markdown. Other text is no Markdown, not even where it looks the same. */
export type Markdown = z.infer<typeof MarkdownSchema>;

/** Plain text as Markdown: nothing in it is markup, HTML or a new line. */
export function escapeMarkdown(text: string): Markdown {
  return text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\`*[\]<>|~#!&$]|_(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])_/gu, String.raw`\$&`)
    .replace(/^[-+=]|(?<=^\d+)[.)]/, String.raw`\$&`) as Markdown;
}

/**
 * Declares that text is Markdown: a part of other Markdown, or text that we wrote. Never use it for
 * plain text from elsewhere; its marks would be read as markup.
 */
export function asMarkdown(text: string): Markdown {
  return text as Markdown;
}
