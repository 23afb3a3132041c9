import { asMarkdown } from '../../../../extractor/contract/text/markdown.ts';
import { expect, test, vi } from 'vitest';
import { createMemo } from '../../../../astro-site/src/docstring/memo.ts';

function start() {
  const render = vi.fn(
    (text: string, { resolve }: { resolve: (name: string) => string | undefined }) =>
      text.replaceAll(/`(\w+)`/g, (code, name: string) => resolve(name) ?? code),
  );
  return { render, memo: createMemo<'resolve'>(render) };
}

test('a text without names is rendered once', () => {
  const { render, memo } = start();
  expect(memo(asMarkdown('*a*'), { resolve: () => '/a' })).toBe('*a*');
  expect(memo(asMarkdown('*a*'), { resolve: () => '/b' })).toBe('*a*');
  expect(render).toHaveBeenCalledTimes(1);
});

test('a text is rendered again where a name in it leads to something else', () => {
  const { render, memo } = start();
  expect(memo(asMarkdown('`a` `b`'), { resolve: (name) => `/one/${name}` })).toBe('/one/a /one/b');
  expect(memo(asMarkdown('`a` `b`'), { resolve: (name) => `/one/${name}` })).toBe('/one/a /one/b');
  expect(render).toHaveBeenCalledTimes(1);
  expect(
    memo(asMarkdown('`a` `b`'), { resolve: (name) => (name === 'a' ? '/one/a' : undefined) }),
  ).toBe('/one/a `b`');
  expect(memo(asMarkdown('`a` `b`'), { resolve: () => undefined })).toBe('`a` `b`');
  expect(render).toHaveBeenCalledTimes(3);
});
