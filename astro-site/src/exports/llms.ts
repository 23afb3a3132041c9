import { llms as strings } from '#strings';
import { escapeMarkdown } from '../../../extractor/contract/text/markdown.ts';
import { makeLink } from '../render/markdown/text.ts';

/** A page with a one-line description. */
export interface LlmsLink {
  title: string;
  /** An absolute address if the site's address is known, otherwise a path. */
  url: string;
  description?: string | undefined;
}

export interface LlmsSection {
  title: string;
  links: readonly LlmsLink[];
}

interface Site {
  title: string;
  description: string;
}

/** Writes `llms.txt`: what the site is, and where each page is available as Markdown. */
export function writeLlmsIndex(site: Site, sections: readonly LlmsSection[]): string {
  const parts = sections
    .filter(({ links }) => links.length > 0)
    .map(({ title, links }) => `## ${escapeMarkdown(title)}\n\n${links.map(writeLine).join('\n')}`);
  return `${[...writeHead(site), strings.about, ...parts].join('\n\n')}\n`;
}

function writeHead({ title, description }: Site): string[] {
  return [
    `# ${escapeMarkdown(title)}`,
    ...(description === '' ? [] : [`> ${escapeMarkdown(description)}`]),
  ];
}

function writeLine({ title, url, description = '' }: LlmsLink): string {
  const text = description.trim() === '' ? '' : `: ${escapeMarkdown(description.trim())}`;
  return `- ${makeLink(escapeMarkdown(title), url)}${text}`;
}

/** A page with its whole text. */
export interface LlmsPage extends LlmsLink {
  readText: () => string;
}

/** The maximum size of the pages in `llms-full.txt`, in bytes: about as much as language models read. */
const MOST_BYTES = 2_000_000;

/**
 * Writes `llms-full.txt`: the text of all pages in their order. Once it is full, the pages that do
 * not fit are listed instead, and are not read.
 */
export function writeLlmsFull(
  site: Site,
  pages: readonly LlmsPage[],
  most: number = MOST_BYTES,
): string {
  const encoder = new TextEncoder();
  const held: string[] = [];
  let bytes = 0;
  for (const page of pages) {
    const text = `---\n\n${strings.page} ${page.url}\n\n${page.readText().trim()}`;
    bytes += encoder.encode(text).length;
    if (bytes > most) break;
    held.push(text);
  }
  const left = pages.slice(held.length);
  const rest = left.length === 0 ? [] : [`## ${strings.left}`, left.map(writeLine).join('\n')];
  const about = strings.aboutFull(Math.round(most / 1e6));
  return `${[...writeHead(site), about, ...held, ...rest].join('\n\n')}\n`;
}
