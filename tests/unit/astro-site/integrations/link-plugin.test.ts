import { expect, test } from 'vitest';
import { createLinkPlugin } from '../../../../astro-site/integrations/link-plugin.ts';

const plugin = createLinkPlugin('/repo/');

function visit(kind: 'element' | 'mdxJsxFlowElement', node: never): Record<string, unknown> {
  const set: Record<string, unknown> = {};
  const context = {
    setProperty: (_: object, name: string, value: unknown) => {
      set[name] = value;
    },
  };
  plugin[kind].visit(node, context);
  return set;
}

test.each([
  ['/guide/#a', { href: '/repo/guide/#a' }],
  ['/', { href: '/repo/' }],
  ['/repo/', { href: '/repo/repo/' }],
  ['//example.com/', {}],
  ['/\\example.com/', {}],
  ['https://example.com/', {}],
  ['#a', {}],
  ['guide/', {}],
])('a link to %s becomes %j', (href, set) => {
  expect(visit('element', { properties: { href } } as never)).toEqual(set);
  const attributes = [{ type: 'mdxJsxAttribute', name: 'href', value: href }];
  expect(visit('mdxJsxFlowElement', { attributes } as never)).toEqual(set);
});

test('pictures move like links, other attributes and expressions do not', () => {
  expect(visit('element', { properties: { src: '/a.png', title: '/a' } } as never)).toEqual({
    src: '/repo/a.png',
  });
  const attributes = [{ name: 'href', value: { type: 'expression', value: 'x' } }, {}];
  expect(visit('mdxJsxFlowElement', { attributes } as never)).toEqual({});
});

test.each([
  ['<a class="x" href="/a/">', '<a class="x" href="/repo/a/">'],
  ["<img alt='>' src='/a.png'>", "<img alt='>' src='/a.png'>"],
  ['<a href=//b/>', undefined],
  ['<b>/a/</b>', undefined],
])('raw HTML: %s', (value, moved) => {
  const result = plugin.raw({ value });
  expect(result?.value ?? value).toBe(moved ?? value);
});
