import { makeLine, makeRawInline, type Node } from '../pandoc/document.ts';
import { linkToPage } from './link-to-page.ts';
import type { PageContext } from './page-context.ts';
import { findPages } from './sphinx-project.ts';

/** The next table of contents of the page as a list of links; nothing if it was hidden. */
export function listToctreeLinks(context: PageContext): Node[] {
  const toctree = context.page.toctrees[context.nextToctree++];
  if (toctree === undefined || toctree.isHidden) return [];
  const links = toctree.entries.flatMap(({ text, target }) => {
    if (/^https?:/.test(target)) return [`[${text ?? target}](${target})`];
    return findPages(context.project, context.page, target).map((page) =>
      linkToPage(page, text, context),
    );
  });
  if (links.length === 0) return [];
  return [{ t: 'BulletList', c: links.map((link) => [makeLine(makeRawInline(link))]) }];
}
