import { asMarkdown, type Markdown } from '../../contract/text/markdown.ts';

const MAX_TEXT = 2000;

/** The text of a document as far as a page shows it: the paragraphs that fit. */
export function shorten(text: string): Markdown {
  const trimmed = text.trim();
  if (trimmed.length <= MAX_TEXT) return asMarkdown(trimmed);
  const end = trimmed.lastIndexOf('\n\n', MAX_TEXT);
  const cut = end > 0 ? end : MAX_TEXT;
  return asMarkdown(`${trimmed.slice(0, cut).trimEnd()}${end > 0 ? '' : '…'}`);
}

const MAX_NAME = 200;

/** A name or title of a document as far as a page shows it, in one line. */
export function shortenName(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  return line.length <= MAX_NAME ? line : `${line.slice(0, MAX_NAME)}…`;
}
