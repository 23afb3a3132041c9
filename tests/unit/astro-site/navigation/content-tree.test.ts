import { expect, test } from 'vitest';
import { makeContentTree } from '../../../../astro-site/src/navigation/content-tree.ts';

const pages = (...slugs: string[]) => slugs.map((slug) => ({ slug, label: slug.toUpperCase() }));

test('pages stand in the order of the navigation, the others after them', () => {
  const tree = makeContentTree(pages('a', 'b', 'c', 'd'), ['c', 'b']);
  expect(tree).toEqual(['c', 'b', 'a', 'd'].map((slug) => ({ kind: 'page', slug })));
});

test('pages beneath a page make it a group that is called as its page', () => {
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

test('a folder without a page is a group that is called as the folder', () => {
  expect(makeContentTree(pages('web-app/users'), [])).toEqual([
    { kind: 'group', label: 'Web app', entries: [{ kind: 'page', slug: 'web-app/users' }] },
  ]);
});

test('groups nest', () => {
  const [group] = makeContentTree(pages('a', 'a/b', 'a/b/c'), []);
  expect(group).toMatchObject({ entries: [{ kind: 'group', slug: 'a/b', label: 'A/B' }] });
});
