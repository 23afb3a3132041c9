import { parseFragment } from 'parse5';
import { convertBlocks } from './html-blocks.ts';
import type { ToLink } from './html-phrasing.ts';
import { joinBlocks } from './page.ts';
import { writeTree } from './prose.ts';
import { escapeText } from './text.ts';
import { getRelativePath, getMarkdownPath } from '../../routing/markdown-path.ts';

interface NarrativePage {
  title: string;
  /** The content as it is shown, components included. */
  html: string;
  /** The address of the page. */
  href: string;
  /** The folder that the site is served from, with its slashes. */
  base: string;
  /** Whether there is a page at an address, and so a Markdown file. */
  isPage: (href: string) => boolean;
}

/** Writes a narrative page in Markdown: its text as it is shown, without what only looks or moves. */
export function writeNarrativePage({ title, html, href, base, isPage }: NarrativePage): string {
  const from = getMarkdownPath(href, base);
  const toLink: ToLink = (target) => {
    if (target.startsWith('#')) return target;
    if (!/^(?:https?:|mailto:|\/(?!\/))/i.test(target)) return undefined;
    return isPage(target) ? getRelativePath(from, getMarkdownPath(target, base)) : target;
  };
  const children = convertBlocks(parseFragment(html).childNodes, toLink);
  return joinBlocks([`# ${escapeText(title)}`, writeTree({ type: 'root', children })]);
}
