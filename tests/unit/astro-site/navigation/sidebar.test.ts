import { expect, test } from 'vitest';
import { sidebar as labels } from '#strings';
import { makeSidebar, summarize } from '../../../../astro-site/src/navigation/sidebar.ts';
import { makeContentTree } from '../../../../astro-site/src/navigation/content-tree.ts';

test('narrative pages come first, groups closed, their own page on top; packages come last', () => {
  const pages = ['index', 'web-app', 'web-app/users'].map((slug) => ({ slug, label: 'Web App' }));
  const packages = [{ name: 'shop', place: { slug: 'shop' } }];
  expect(makeSidebar(makeContentTree(pages, []), packages, labels)).toEqual([
    { slug: 'index' },
    {
      label: 'Web App',
      collapsed: true,
      items: [{ slug: 'web-app', label: 'Overview' }, { slug: 'web-app/users' }],
    },
    {
      label: 'API reference',
      collapsed: true,
      items: [
        { label: 'All packages', link: '/api-docs/' },
        { label: 'shop', link: '/api-docs/shop/' },
      ],
    },
  ]);
});

test('the current package shows its modules, with the one above the page marked', () => {
  const [group] = makeSidebar(
    [],
    [
      {
        name: 'shop',
        place: { slug: 'shop' },
        open: true,
        modules: [
          { label: 'main', place: { slug: 'shop/main' }, note: '94' },
          { label: 'models', place: { slug: 'shop/models' }, active: true },
        ],
      },
      { name: 'other', place: { slug: 'other' } },
    ],
    labels,
  );
  expect(group).toEqual({
    label: 'API reference',
    collapsed: false,
    items: [
      { label: 'All packages', link: '/api-docs/' },
      {
        label: 'shop',
        collapsed: false,
        items: [
          { label: 'Overview', link: '/api-docs/shop/' },
          {
            label: 'main',
            link: '/api-docs/shop/main/',
            badge: { text: '94', variant: 'default' },
          },
          { label: 'models', link: '/api-docs/shop/models/', attrs: { 'aria-current': 'true' } },
        ],
      },
      { label: 'other', link: '/api-docs/other/' },
    ],
  });
});

test('pages of the reference list a group as a link to its own page', () => {
  const pages = ['a', 'a/b', 'c/d'].map((slug) => ({ slug, label: slug.toUpperCase() }));
  const content = summarize(makeContentTree(pages, []));
  expect(makeSidebar(content, [], labels).slice(0, -1)).toEqual([
    { slug: 'a', label: 'A' },
    { label: 'C', collapsed: true, items: [{ slug: 'c/d' }] },
  ]);
});
