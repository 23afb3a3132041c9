import { posix } from 'node:path';

/** A block of code, whose text stays as it is. */
const CODE_BLOCK = /^( {0,3})(`{3,}|~{3,})[^]*?(?:^\1? {0,3}\2[`~]*[ \t]*$|(?![^]))/gm;

/**
 * Adapts Markdown that was written for GitHub: links to other pages' files lead to the pages, and
 * alerts (`> [!NOTE]`) become asides.
 *
 * @param file the path of the page below the folder of the pages, `/`-separated
 */
export function transformMarkdown(text: string, file: string): string {
  const parts: string[] = [];
  let end = 0;
  for (const block of text.matchAll(CODE_BLOCK)) {
    parts.push(transformProse(text.slice(end, block.index), file), block[0]);
    end = block.index + block[0].length;
  }
  return [...parts, transformProse(text.slice(end), file)].join('');
}

function transformProse(text: string, file: string): string {
  return linkPages(text, file).replaceAll(ALERT, makeAside);
}

const LINK =
  /(\]\(|^\[[^\]\n]+\]:\s+)(?![a-z][a-z+.-]*:|[/#])([^()\s#]+\.mdx?)(#[^()\s]*)?(?=[\s)]|$)/gim;

/** A link to `../guide.md#start` leads to `/guide/#start`. */
function linkPages(text: string, file: string): string {
  return text.replaceAll(LINK, (link, before: string, target: string, anchor = '') => {
    const place = posix.join(posix.dirname(file), target);
    if (place.startsWith('..')) return link;
    const route = place.replace(/\.mdx?$/i, '').replace(/(^|\/)index$/, '');
    return `${before}/${route === '' ? '' : `${route}/`}${anchor}`;
  });
}

const ALERT = /^> ?\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*\n((?:>.*(?:\n|$))*)/gm;

const ASIDES = new Map([
  ['NOTE', 'note'],
  ['TIP', 'tip'],
  ['IMPORTANT', 'note[Important]'],
  ['WARNING', 'caution[Warning]'],
  ['CAUTION', 'danger[Caution]'],
]);

function makeAside(_alert: string, kind: string, lines: string): string {
  const body = lines.replaceAll(/^> ?/gm, '').trimEnd();
  return `:::${ASIDES.get(kind) ?? 'note'}\n\n${body}\n\n:::\n`;
}
