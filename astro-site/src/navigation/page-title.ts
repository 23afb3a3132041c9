import type { Heading, Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { getNodeText } from '../../../extractor/contract/text/markdown-text.ts';
import { nameSlug } from './content-tree.ts';

/** A page's title, and its text without the heading that the title was taken from. */
export interface TitledPage {
  title: string;
  body: string;
}

/**
 * Finds the title of a page whose front matter has none: the first heading of level 1, otherwise the
 * name of the file (`getting-started.md` is "Getting started").
 *
 * @param body the text of the page without its front matter
 * @param file the path of the page below the folder of the pages
 */
export function takeTitle(body: string, file: string): TitledPage {
  const heading = findHeading(unified().use(remarkParse).parse(body));
  const text = heading === undefined ? '' : getNodeText(heading).trim();
  const { start, end } = heading?.position ?? {};
  if (text === '' || start?.offset === undefined || end?.offset === undefined) {
    return { title: nameFile(file), body };
  }
  return { title: text, body: body.slice(0, start.offset) + body.slice(end.offset) };
}

function findHeading({ children }: Root): Heading | undefined {
  return children.find((child): child is Heading => child.type === 'heading' && child.depth === 1);
}

/** The title of a file: `index.md` has the name of its folder. */
export function nameFile(file: string): string {
  return nameSlug(file.replace(/\.mdx?$/, '').replace(/(?:^|\/)index$/, '') || 'home');
}
