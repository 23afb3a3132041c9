import type { AstroPrerenderer, PathWithRoute } from 'astro';
import { beforeEach, expect, test, vi } from 'vitest';
import { pageOrderLine } from '../../../../extractor/site-input/page-order.ts';
import { renderOrder } from '../../../../astro-site/integrations/render-order.ts';

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

const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);

beforeEach(() => {
  log.mockClear();
});

/** What Astro is asked to render, in that order. */
async function order(paths: PathWithRoute[]): Promise<string[]> {
  let chosen: unknown;
  const setPrerenderer = (prerenderer: unknown) => (chosen = prerenderer);
  const hook = renderOrder().hooks['astro:build:start'];
  await hook?.({ setPrerenderer } as unknown as Parameters<typeof hook>[0]);
  const change = chosen as (astro: AstroPrerenderer) => AstroPrerenderer;
  const astro = { getStaticPaths: () => Promise.resolve(paths) } as AstroPrerenderer;
  return (await change(astro).getStaticPaths()).map(({ pathname }) => pathname);
}

test('what is made of pages of the reference comes after them', async () => {
  const ordered = await order(PATHS);
  expect(ordered.toSorted()).toEqual(PATHS.map(({ pathname }) => pathname).toSorted());
  expect(ordered.slice(-2).toSorted()).toEqual(['/api-docs.md', '/symbols.json']);
});

test('the other pages keep their order', async () => {
  expect((await order(PATHS)).slice(0, 6)).toEqual([
    ...['a', 'b', 'c', 'd'].map((name) => `/api-docs/${name}/`),
    '/guide/',
    '/guide.md',
  ]);
});

test('the build learns the order of the files of the pages', async () => {
  await order([...PATHS, makePath('/404', '404.astro'), makePath('/', 'index.astro')]);
  const [[line] = []] = log.mock.calls;
  const files = ['api-docs/a/', 'guide/', 'api-docs/b/', 'api-docs/c/', '', 'api-docs/d/'];
  expect(pageOrderLine.parse(line as string)?.toSorted()).toEqual(
    files.map((file) => `${file}index.html`).toSorted(),
  );
});
