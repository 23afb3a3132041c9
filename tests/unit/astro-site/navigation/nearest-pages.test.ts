import { expect, test } from 'vitest';
import { findNearestPages } from '../../../../astro-site/src/navigation/nearest-pages.ts';

const pages = [
  '/',
  '/concepts/',
  '/concepts/namespace/',
  '/integrations/etl/dbt/',
  '/integrations/etl/dbt-cloud/',
  '/tooling/cli/',
  '/api-docs/shop/main/',
].map((path) => ({ path, title: path }));

const find = (path: string) => findNearestPages(path, pages).map((page) => page.path);

test.each([
  ['/concept/namespaces', '/concepts/namespace/'],
  ['/integrations/dbt-cloud/', '/integrations/etl/dbt-cloud/'],
  ['/CLI', '/tooling/cli/'],
  ['/api-docs/shop/mian', '/api-docs/shop/main/'],
])('%s means %s', (path, nearest) => {
  expect(find(path)[0]).toBe(nearest);
});

test('a path similar to no page has no suggestions', () => {
  expect(find('/wp-login.php')).toEqual([]);
  expect(find('/')).not.toContain('/tooling/cli/');
});

test('no more than five', () => {
  const many = Array.from({ length: 20 }, (_, index) => ({ path: `/a/${index}/`, title: '' }));
  expect(findNearestPages('/a/1', many)).toHaveLength(5);
});
