import type { MarkdownContext } from '../markdown/markdown-context.ts';
import { readMarkdownHeadings } from '../markdown/read-markdown-headings.ts';
import { decodeLink, getLink, isElsewhere } from '../page-names.ts';
import { getText, type Node } from '../pandoc/document.ts';
import type { Headings } from './labels.ts';
import { listToctreeLinks } from './list-toctree-links.ts';
import type { PageContext } from './page-context.ts';
import { convertRole } from './roles.ts';
import { findPages, getOldPath, type SphinxPage } from './sphinx-project.ts';

/** Reads the title and the labels of a page in MyST. */
export function readMystHeadings({ text, file }: SphinxPage): Headings {
  const headings = readMarkdownHeadings(text);
  const labelled = headings.flatMap(({ label, text: title, slug }) =>
    label === undefined ? [] : [[label.toLowerCase(), { file, title, slug }] as const],
  );
  return { title: headings[0]?.text, labels: new Map(labelled) };
}

/** How a page in MyST is converted within a Sphinx project. */
export function makeMystContext(
  context: PageContext,
  convertRest: MarkdownContext['convertRest'],
): MarkdownContext {
  return {
    report: context.report,
    readFile: context.readFile,
    linkToProjectFile: context.linkToProjectFile,
    convertRest,
    convertRole: (name, content) => {
      const node = convertRole(name, content, context);
      return node === undefined ? undefined : writeInline(node);
    },
    convertLink: (target) => convertLink(target, context),
    listToctree: () =>
      listToctreeLinks(context)
        .flatMap(({ c }) => c as Node[][])
        .map((item) => `- ${getText(item)}`)
        .join('\n'),
  };
}

/** The few inlines that roles become. */
function writeInline(node: Node): string {
  const text = getText(node);
  if (node.t === 'Code') return `\`${text}\``;
  return node.t === 'Strong' ? `**${text}**` : text;
}

/** Links to pages name their new files, and pictures are copied. */
function convertLink(target: string, context: PageContext): string {
  if (isElsewhere(target)) return target;
  const [file = '', anchor] = decodeLink(target).split('#', 2);
  const [page] = findPages(context.project, context.page, file);
  if (page !== undefined) {
    const link = context.replaced.has(page.name)
      ? getOldPath(page)
      : getLink(context.page.file, page.file);
    return anchor === undefined ? link : `${link}#${anchor}`;
  }
  return context.addAsset(file);
}
