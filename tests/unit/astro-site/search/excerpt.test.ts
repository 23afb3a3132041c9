import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markWords, parseExcerpt } from '../../../../astro-site/src/search/excerpt.ts';

describe('an excerpt of Pagefind', () => {
  test('is text with marked parts', () => {
    expect(parseExcerpt('All <mark>lineage</mark> is here.')).toEqual([
      { text: 'All ', marked: false },
      { text: 'lineage', marked: true },
      { text: ' is here.', marked: false },
    ]);
  });

  test('other markup stays text', () => {
    expect(parseExcerpt('<img onerror=x> &lt;b&gt; &amp; <mark><i>a</i></mark>')).toEqual([
      { text: '<img onerror=x> <b> & ', marked: false },
      { text: '<i>a</i>', marked: true },
    ]);
  });

  test('a mark without an end is text', () => {
    expect(parseExcerpt('a <mark>b')).toEqual([{ text: 'a <mark>b', marked: false }]);
  });
});

describe('marking the words of a query', () => {
  test('marks them in any case, the longest first', () => {
    expect(markWords('Modify_connectorId', ['connector', 'modify'])).toEqual([
      { text: 'Modify', marked: true },
      { text: '_', marked: false },
      { text: 'connector', marked: true },
      { text: 'Id', marked: false },
    ]);
  });

  test('words that touch are one part', () => {
    expect(markWords('columnName', ['column', 'name'])).toEqual([
      { text: 'columnName', marked: true },
    ]);
  });

  test('keeps every character, whatever the text and the words', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.array(fc.string({ minLength: 1 })),
        (text, words) => {
          const parts = markWords(text, words);
          expect(parts.map((part) => part.text).join('')).toBe(text);
        },
      ),
    );
  });
});
