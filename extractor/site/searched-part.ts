const MARK = 'data-pagefind-';
const CONTENT = /<main(?=\s)[^>]*?\sdata-pagefind-body[\s=>]/;
const END = '</main>';
const HTML = /<html(?:\s[^>]*)?>/;
const TITLE = /<title>[^<]*<\/title>/;

/**
 * The part of a page that the search index is made from: its language, title and content, as a page
 * of its own. The frame around them is larger, and the index ignores it.
 *
 * @returns undefined if search does not find the page
 */
export function getSearchedPart(html: string): string | undefined {
  if (!html.includes(`${MARK}body`)) return undefined;
  const start = html.search(CONTENT);
  const end = html.lastIndexOf(END);
  if (start < 0 || end < start) return html;
  const before = html.slice(0, start);
  const after = html.slice(end + END.length);
  // Components of authors may say more about their page.
  if (isMarked(before) || isMarked(after)) return html;
  const [root = '<html>'] = HTML.exec(before) ?? [];
  const [title = ''] = TITLE.exec(before) ?? [];
  const content = html.slice(start, end + END.length);
  return `<!doctype html>${root}<head>${title}</head><body>${content}</body></html>`;
}

function isMarked(html: string): boolean {
  return html.replaceAll(`${MARK}ignore`, '').includes(MARK);
}
