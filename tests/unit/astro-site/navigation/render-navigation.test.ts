import { expect, test } from 'vitest';
import type { NavigationNode } from '../../../../astro-site/src/navigation/navigation-node.ts';
import {
  createFindTrail,
  renderNavigation,
} from '../../../../astro-site/src/navigation/render-navigation.ts';
import { storeNodes } from '../../../../astro-site/src/navigation/stored-nodes.ts';
import { findChildren } from '../../../../astro-site/src/scripts/navigation/load-children.ts';

const leaf = (label: string, href: string): NavigationNode => ({ label, href, children: [] });
const many = Array.from({ length: 100 }, (_, index) => {
  const name = `m${String(index)}`;
  return leaf(name, `/docs/shop/${name}/`);
});
const NODES: NavigationNode[] = [
  leaf('Home', '/docs/'),
  { label: 'Guide', href: '/docs/guide/start/', children: [leaf('Start', '/docs/guide/start/')] },
  leaf('Blog', 'https://blog.test/'),
  {
    label: 'shop',
    href: '/docs/shop/',
    children: [{ ...leaf('a_b<i>', '/docs/shop/a/'), note: '3', children: many }],
  },
];

const render = (path: string) => {
  const trail = createFindTrail(NODES)(path);
  return renderNavigation(NODES, { trail, path });
};

test('a page has the groups above it open, and is marked', () => {
  expect(render('/docs/guide/start/')).toBe(
    '<ul><li><a href="/docs/">Home</a></li>' +
      '<li class="more"><a href="/docs/guide/start/">Guide</a>' +
      '<ul><li><a href="/docs/guide/start/" aria-current="page">Start</a></li></ul></li>' +
      '<li><a href="https://blog.test/">Blog</a></li>' +
      '<li class="more"><a href="/docs/shop/">shop</a></li></ul>',
  );
});

test('a page that is not listed marks the one above it; labels are escaped', () => {
  const html = render('/docs/shop/a/Class/');
  expect(html).toContain(
    '<a href="/docs/shop/a/" aria-current="true">a_<wbr>b&#60;i&#62; <small>3</small></a>',
  );
});

test('of a long list, a page has the entries around it and a link to all of them', () => {
  const links = render('/docs/shop/m70/').match(/>(?:m\d+|All 100 entries)</g) ?? [];
  expect(links).toHaveLength(17);
  expect(links.at(0)).toBe('>m62<');
  expect(links.at(-1)).toBe('>All 100 entries<');
});

test('of a long list around an open group, a page has fewer entries', () => {
  const groups = many.map((node) => ({
    ...node,
    children: [leaf('inner', `${node.href}inner/`)],
  }));
  const nodes = [{ ...leaf('shop', '/docs/shop/'), children: groups }];
  const path = '/docs/shop/m70/inner/';
  const html = renderNavigation(nodes, { trail: createFindTrail(nodes)(path), path });
  const links = html.match(/>(?:m\d+|All 100 entries)</g) ?? [];
  expect(links).toHaveLength(11);
  expect(links.at(0)).toBe('>m65<');
  expect(html).toContain('aria-current="page">inner<');
});

test('a list of twenty entries is whole, wherever it is', () => {
  const packages = many.slice(0, 20).map((node) => ({
    ...node,
    children: [leaf('inner', `${node.href}inner/`)],
  }));
  const nodes = [{ ...leaf('shop', '/docs/shop/'), children: packages }];
  const path = '/docs/shop/m1/inner/';
  const html = renderNavigation(nodes, { trail: createFindTrail(nodes)(path), path });
  expect(html.match(/>m\d+</g)).toHaveLength(20);
  expect(html).not.toContain('All 20');
});

test('a page of source only has the way to its module', () => {
  const path = '/docs/shop/m70/';
  const opened = { trail: createFindTrail(NODES)(path), path, isNarrow: true };
  const links = renderNavigation(NODES, opened).match(/>(?:Home|shop|a_|m\d+|All 100 entries)</g);
  expect(links).toEqual(['>Home<', '>shop<', '>a_<', '>m70<', '>All 100 entries<']);
});

test('the list of the whole site is never cut', () => {
  const html = renderNavigation(many, { trail: [], path: '/docs/none/' });
  expect(html.match(/<li>/g)).toHaveLength(100);
});

test('the file that pages load has the same entries, wherever the site is served from', () => {
  const stored = storeNodes(NODES, '/docs/');
  expect(JSON.stringify(stored)).not.toContain('/docs');
  const trail = ['/elsewhere/shop/', '/elsewhere/shop/a/'];
  const children = findChildren(stored, trail, '/elsewhere/');
  expect(children).toHaveLength(61);
  expect(children[0]).toMatchObject({ label: 'm0', href: '/elsewhere/shop/m0/' });
  expect(children.at(-1)).toMatchObject({ label: 'All 100 entries', href: '/elsewhere/shop/a/' });
  expect(findChildren(stored, [], '/docs/').map(({ href }) => href)).toEqual(
    NODES.map(({ href }) => href),
  );
  expect(() => findChildren(stored, ['/docs/none/'], '/docs/')).toThrow('no group');
});
