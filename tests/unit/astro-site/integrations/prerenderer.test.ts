import type { AstroPrerenderer, PathWithRoute } from 'astro';
import { expect, test, vi } from 'vitest';
import { prerenderer } from '../../../../astro-site/integrations/prerenderer.ts';
import { pageOrderLine } from '../../../../extractor/site-input/page-order.ts';

const makePath = (pathname: string) =>
  ({ pathname, route: { component: 'api-docs/[...slug].astro', type: 'page' } }) as PathWithRoute;

test('the build learns the order of the files of the pages', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  let chosen: unknown;
  const setPrerenderer = (changed: unknown) => (chosen = changed);
  const hook = prerenderer().hooks['astro:build:start'];
  await hook?.({ setPrerenderer } as unknown as Parameters<typeof hook>[0]);
  const change = chosen as (astro: AstroPrerenderer) => AstroPrerenderer;
  const paths = [makePath('/api-docs/b/'), makePath('/api-docs/a/')];
  const astro = { getStaticPaths: () => Promise.resolve(paths) } as AstroPrerenderer;
  expect(await change(astro).getStaticPaths()).toEqual(paths);
  const [[line] = []] = log.mock.calls;
  log.mockRestore();
  const searched = ['api-docs/b/index.html', 'api-docs/a/index.html'];
  expect(pageOrderLine.parse(line as string)).toEqual({ searched, others: [] });
});
