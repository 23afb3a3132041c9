import { describe, expect, test } from 'vitest';
import { getSearchedPart } from '../../../../extractor/site/searched-part.ts';

const HEAD =
  '<!DOCTYPE html><html lang="de" dir="ltr"><head><title>Books</title><meta name="a"></head>';
const CONTENT =
  '<main data-pagefind-body lang="de"><h1>Books</h1><p id="x">Two &lt;/main> parts</p></main>';
const PAGE = `${HEAD}<body><nav data-pagefind-ignore>Menu</nav>${CONTENT}<footer>End</footer></body></html>`;

describe('getSearchedPart', () => {
  test('keeps the language, the title and the content of a page', () => {
    expect(getSearchedPart(PAGE)).toBe(
      `<!doctype html><html lang="de" dir="ltr"><head><title>Books</title></head><body>${CONTENT}</body></html>`,
    );
  });

  test('leaves out pages that search does not find', () => {
    expect(getSearchedPart(PAGE.replace(' data-pagefind-body', ''))).toBeUndefined();
    expect(getSearchedPart('<html><body>Moved</body></html>')).toBeUndefined();
  });

  test.each([
    ['says more outside of its content', '<nav', '<nav data-pagefind-meta="kind:Guide"'],
    ['has its content in another element', /main/g, 'article'],
  ])('keeps the whole page if it %s', (_, from, to) => {
    const page = PAGE.replace(from, to);
    expect(getSearchedPart(page)).toBe(page);
  });
});
