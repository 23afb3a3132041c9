import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMarks, removeMarks } from '../../../../../extractor/release/copies/indexing-marks.ts';
import {
  relocate,
  restore,
  TOKEN_BASE,
} from '../../../../../extractor/release/copies/relocation.ts';

/** Text made of fragments that could be mistaken for a path, in every order. */
function makeTexts(base: string) {
  const pieces = [TOKEN_BASE, base, base.slice(0, -1), base.slice(1), '/', '//', '1', '%2F', '"'];
  const encoded = [encodeURIComponent(TOKEN_BASE), encodeURIComponent(base)];
  return fc
    .array(fc.oneof(fc.constantFrom(...pieces, ...encoded), fc.string({ maxLength: 3 })))
    .map((parts) => parts.join(''));
}

describe('relocation', () => {
  test('puts the path of the copy in every place', () => {
    const text = `<a href="${TOKEN_BASE}x/">${encodeURIComponent(`https://a${TOKEN_BASE}y`)}`;
    expect(relocate(text, '/docs/1.0/').text).toBe(
      '<a href="/docs/1.0/x/">https%3A%2F%2Fa%2Fdocs%2F1.0%2Fy',
    );
    expect(relocate(text, '/').text).toBe('<a href="/x/">https%3A%2F%2Fa%2Fy');
  });

  test('records text that only looks like the path', () => {
    const text = `See /1.0/ and ${TOKEN_BASE}, not /1.0/x`;
    const relocated = relocate(text, '/1.0/');
    expect(relocated).toEqual({ text: 'See /1.0/ and /1.0/, not /1.0/x', foreign: [0, 2] });
    expect(restore(relocated, '/1.0/')).toBe(text);
  });

  test.each(['/1/', '/1.0/', '/1/1/', '/docs/1.0+x/', '/wrapdocs-base/1/'])(
    'to %s is exactly reversible',
    (base) => {
      fc.assert(
        fc.property(makeTexts(base), (text) => {
          expect(restore(relocate(text, base), base)).toBe(text);
        }),
        { numRuns: 2000 },
      );
    },
  );
});

describe('marks for search engines', () => {
  const page = (head: string) => `<!DOCTYPE html><html><head>${head}</head><body>x</body></html>`;
  const own = `<link rel="canonical" href="https://a.b${TOKEN_BASE}x/"/>`;

  test('link to the page at the root if the default version has it', () => {
    const marked = addMarks(page(own), { isAtRoot: true, root: '/docs/' });
    expect(marked).toContain('<link rel="canonical" href="https://a.b/docs/x/"/>');
    expect(marked).toContain('<meta name="robots" content="noindex"');
    expect(marked.match(/rel="canonical"/g)).toHaveLength(1);
  });

  test('link nowhere if it does not, or if pages have no address', () => {
    for (const html of [page(own), page('<title>x</title>')]) {
      const marked = addMarks(html, { isAtRoot: false, root: '/' });
      expect(marked).not.toContain('rel="canonical"');
      expect(marked).toContain('<meta name="robots" content="noindex"');
    }
  });

  test('ignore a page without a head', () => {
    expect(addMarks('<title>moved</title>', { isAtRoot: true, root: '/' })).toBe(
      '<title>moved</title>',
    );
  });

  test('can be removed again', () => {
    const parts = [own, own.replace('/>', '>'), '<title>$&</title>', '<meta name="robots">', '\n'];
    const heads = fc.array(fc.constantFrom(...parts)).map((chosen) => page(chosen.join('')));
    fc.assert(
      fc.property(heads, fc.boolean(), (html, isAtRoot) => {
        expect(removeMarks(addMarks(html, { isAtRoot, root: '/' }))).toBe(html);
      }),
    );
  });
});
