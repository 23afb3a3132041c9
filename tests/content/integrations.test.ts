import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import integrations from '../../astro-site/src/content/integrations/index.ts';
import planned from '../../astro-site/src/content/integrations/planned.ts';
import { CATEGORY_LABELS } from '../../astro-site/src/content/integrations/labels.ts';
import { CONTENT, readPages } from './pages.ts';

const titles = new Map(readPages().map(({ slug, frontMatter }) => [slug, frontMatter['title']]));
const getSlug = (route: string): string => route.replaceAll(/^\/|\/$/g, '');

test('no two integrations share an id or a route', () => {
  expect(new Set(integrations.map(({ id }) => id)).size).toBe(integrations.length);
  expect(new Set(integrations.map(({ route }) => route)).size).toBe(integrations.length);
});

test.each(integrations)('$id: route, category and name are those of its page', (integration) => {
  const { id, name, route, category } = integration;
  expect(route).toBe(`/integrations/${category}/${id}/`);
  expect(titles.get(getSlug(route))).toBe(name);
});

test.each(integrations)('$id: its page shows its facts and no others', ({ id, route }) => {
  const page = readFileSync(`${CONTENT}/${getSlug(route)}.mdx`, 'utf8');
  const files = [...page.matchAll(/#content\/integrations\/([\w-]+)\.ts/g)].map(([, file]) => file);
  expect(files).toEqual([id]);
  expect(page).toContain('<IntegrationFacts of={');
});

test.each(integrations)('$id: its GitHub Action has a page', ({ githubAction }) => {
  if (githubAction !== undefined) expect([...titles.keys()]).toContain(getSlug(githubAction));
});

test.each(integrations)(
  '$id: texts close their backticks, secrets show no value',
  (integration) => {
    const { fields, reads, produces, limits } = integration;
    const texts = [...fields.map(({ description }) => description), ...reads, ...limits];
    for (const text of [...texts, ...produces.nodes, ...produces.edges])
      expect(text.split('`').length % 2, text).toBe(1);
    for (const { secret, example, default: fallback } of fields)
      if (secret === true) expect([example, fallback]).toEqual([undefined, undefined]);
  },
);

test('categories have the titles of their pages, including those of planned connectors', () => {
  const known = Object.keys(CATEGORY_LABELS);
  expect(known.map((category) => titles.get(`integrations/${category}`))).toEqual(
    Object.values(CATEGORY_LABELS),
  );
  expect(planned.filter(({ category }) => !known.includes(category))).toEqual([]);
});
