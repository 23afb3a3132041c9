import { asMarkdown } from '../../../../extractor/contract/text/markdown.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renderMarkdown } from '../../../../astro-site/src/docstring/markdown.ts';
import { renderPlainText } from '../../../../astro-site/src/docstring/plain-text.ts';

function render(text: string): string | undefined {
  return renderPlainText(text, (code) => code === 'shop.Item');
}

/** A line break at the end changes nothing, and only a parser reads such a text. */
function parse(text: string): string {
  return renderMarkdown(asMarkdown(`${text}\n`));
}

describe('renderPlainText', () => {
  test.each([
    ['Lists books.', '<p>Lists books.</p>'],
    ['It’s 5% off (“new”)\nsince 2.0', '<p>It’s 5% off (“new”)\nsince 2.0</p>'],
    ['One.\n\n\nTwo: `a > b`.', '<p>One.</p>\n<p>Two: <code>a > b</code>.</p>'],
  ])('%j', (text, html) => {
    expect(render(text)).toBe(html);
    expect(parse(text)).toBe(html);
  });

  test.each([
    ...['*a*', 'a <b>', '- a', '1. a', 'a\n1. b', 'a  \nb', 'a\n  b', 'a\n---', '# a', 'a | b'],
    ...['see https://x.test', 'see www.x.test', 'a@x.test', '[a](b)', 'a\n[a]: b', 'a&amp;b'],
    ...['`a', '``a``', '` a `', '`<a>`', String.raw`\_`, '_a_', '', ' a', 'a\n', 'see `shop.Item`'],
    'a '.repeat(2000),
  ])('leaves %j to the parser', (text) => {
    expect(render(text)).toBeUndefined();
  });

  test('writes the same as the parser', () => {
    const parts = [...'ab1 _`.:,-(\n"\\*é'.split(''), 'www.', '`x`', 'a_b', '\n\n', '“', '> '];
    const texts = fc.string({ unit: fc.constantFrom(...parts), maxLength: 24 });
    let count = 0;
    fc.assert(
      fc.property(texts, (text) => {
        const plain = render(text);
        if (plain === undefined) return;
        count += 1;
        expect(plain).toBe(parse(text));
      }),
      { numRuns: 3000 },
    );
    expect(count).toBeGreaterThan(100);
  });
});
