import { expect, test } from 'vitest';
import { createFallbackPlugin } from '../../../../astro-site/integrations/fallback-plugin.ts';

/** The importers that were asked for a module, of which only some know it. */
async function resolve(id: string, importer: string | undefined, known: readonly string[]) {
  const asked: string[] = [];
  const context = {
    resolve(_: string, from = '') {
      asked.push(from);
      return Promise.resolve(known.includes(from) ? { id: `${from}:${id}` } : null);
    },
  };
  const found = await createFallbackPlugin('/lib/wrapdocs').resolveId.call(context, id, importer);
  return { found, asked };
}

const PAGE = '/project/docs/index.mdx';
const OWN = '/lib/wrapdocs/astro.config.mjs';

test('a package of the project comes before the one of wrapdocs', async () => {
  const { found } = await resolve('react', PAGE, [PAGE, OWN]);
  expect(found).toEqual({ id: `${PAGE}:react` });
});

test('a page can import what only wrapdocs has', async () => {
  const { found } = await resolve('astro/jsx-runtime', PAGE, [OWN]);
  expect(found).toEqual({ id: `${OWN}:astro/jsx-runtime` });
});

test.each(['./card.astro', '/abs/file.ts', 'virtual:x', '\0virtual', '#strings'])(
  '%s is not a package',
  async (id) => {
    expect(await resolve(id, PAGE, [])).toEqual({ found: undefined, asked: [] });
  },
);
