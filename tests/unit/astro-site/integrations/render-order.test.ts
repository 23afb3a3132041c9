import type { PathWithRoute } from 'astro';
import { expect, test } from 'vitest';
import { getPageOrder, sortPaths } from '../../../../astro-site/integrations/render-order.ts';

const makePath = (pathname: string, component: string) =>
  ({
    pathname,
    route: { component, type: /\.\w+$/.test(pathname) ? 'endpoint' : 'page' },
  }) as PathWithRoute;

const PATHS = [
  makePath('/symbols.json', 'src/pages/symbols.json.ts'),
  makePath('/api-docs.md', 'src/pages/api-docs.md.ts'),
  ...['a', 'b', 'c', 'd'].map((name) => makePath(`/api-docs/${name}/`, 'api-docs/[...slug].astro')),
  makePath('/guide/', 'starlight/routes/static/index.astro'),
  makePath('/guide.md', 'src/pages/[...slug].md.ts'),
];

const order = (paths: PathWithRoute[]): string[] =>
  sortPaths(paths).map(({ pathname }) => pathname);

test('what is made of pages of the reference comes after them', () => {
  const ordered = order(PATHS);
  expect(ordered.toSorted()).toEqual(PATHS.map(({ pathname }) => pathname).toSorted());
  expect(ordered.slice(-2).toSorted()).toEqual(['/api-docs.md', '/symbols.json']);
});

test('the other pages keep their order', () => {
  expect(order(PATHS).slice(0, 6)).toEqual([
    ...['a', 'b', 'c', 'd'].map((name) => `/api-docs/${name}/`),
    '/guide/',
    '/guide.md',
  ]);
});

test('the order names the files of pages, and which of them search never finds', () => {
  const source = makePath('/api-docs/a/source-code/b/', 'api-docs/[...slug].astro');
  const paths = [source, ...PATHS, makePath('/404', '404.astro'), makePath('/', 'index.astro')];
  const files = ['a', 'b', 'c', 'd'].map((name) => `api-docs/${name}/index.html`);
  expect(getPageOrder(paths)).toEqual({
    searched: [...files, 'guide/index.html', 'index.html'],
    others: ['api-docs/a/source-code/b/index.html'],
  });
});

test('pages of source come after the other pages, and before what is made of pages', () => {
  const source = makePath('/api-docs/a/source-code/b/', 'api-docs/[...slug].astro');
  expect(order([source, ...PATHS]).at(-3)).toBe(source.pathname);
});
