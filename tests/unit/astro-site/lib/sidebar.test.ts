import { expect, test } from 'vitest';
import { makeReferenceSidebar, makeSidebar } from '../../../../astro-site/src/lib/sidebar.ts';

test('prose pages list the packages, folders of pages are collapsed', () => {
  const content = [{ slug: 'index' }, { label: 'web-app', entries: [{ slug: 'web-app/users' }] }];
  expect(makeSidebar(content, [{ name: 'shop' }])).toEqual([
    { slug: 'index' },
    { label: 'Web app', collapsed: true, items: [{ slug: 'web-app/users' }] },
    {
      label: 'API reference',
      items: [
        { label: 'All packages', link: '/api-docs/' },
        { label: 'shop', link: '/api-docs/shop/' },
      ],
    },
  ]);
});

test('the open package shows its modules, the one above the page marked', () => {
  const sidebar = makeReferenceSidebar(
    [],
    [
      {
        name: 'shop',
        place: { slug: 'shop' },
        modules: [
          { label: 'main', place: { slug: 'shop/main' }, note: '94' },
          { label: 'models', place: { slug: 'shop/models' }, active: true },
        ],
      },
      { name: 'other', place: { slug: 'other' } },
    ],
  );
  expect(sidebar[1]).toEqual({
    label: 'shop',
    items: [
      { label: 'main', link: '/api-docs/shop/main/', badge: { text: '94', variant: 'default' } },
      { label: 'models', link: '/api-docs/shop/models/', attrs: { 'aria-current': 'true' } },
    ],
  });
  expect(sidebar).toHaveLength(2);
});
