import { expect, test } from 'vitest';
import { makeContentTree } from '../../../../astro-site/src/navigation/content-tree.ts';

const pages = (...slugs: string[]) => slugs.map((slug) => ({ slug, label: slug.toUpperCase() }));

test('pages follow the order of the navigation, the others come after them', () => {
  const tree = makeContentTree(pages('a', 'b', 'c', 'd'), ['c', 'b']);
  expect(tree).toEqual(['c', 'b', 'a', 'd'].map((slug) => ({ kind: 'page', slug })));
});

test('the home page comes first, unless the navigation says otherwise', () => {
  const list = (navigation: string[]) =>
    makeContentTree(pages('a', 'b', 'index'), navigation).map(({ slug }) => slug);
  expect(list(['b'])).toEqual(['index', 'b', 'a']);
  expect(list(['b', 'index'])).toEqual(['b', 'index', 'a']);
});

test('pages below a page form a group with the name of that page', () => {
  expect(makeContentTree(pages('x/one', 'x', 'x/two'), ['x', 'x/two'])).toEqual([
    {
      kind: 'group',
      label: 'X',
      slug: 'x',
      entries: [
        { kind: 'page', slug: 'x/two' },
        { kind: 'page', slug: 'x/one' },
      ],
    },
  ]);
});

test('a folder without a page is a group with the name of the folder', () => {
  expect(makeContentTree(pages('web-app/users'), [])).toEqual([
    { kind: 'group', label: 'Web app', entries: [{ kind: 'page', slug: 'web-app/users' }] },
  ]);
});

test('groups nest', () => {
  const [group] = makeContentTree(pages('a', 'a/b', 'a/b/c'), []);
  expect(group).toMatchObject({ entries: [{ kind: 'group', slug: 'a/b', label: 'A/B' }] });
});
