import { expect, test } from 'vitest';
import { createPackageView } from '../../../../extractor/contract/view/package-view.ts';
import { createNameResolver } from '../../../../astro-site/src/reference/name-resolver.ts';
import { createRouteTable } from '../../../../astro-site/src/routing/route-table.ts';
import { makeModule, makePackage } from '../../extractor/support/contract.ts';
import { makeClass, makeFunction } from './items.ts';

const main = makeModule('shop.main', [
  makeClass('shop.main.Base', { members: ['run'] }),
  makeFunction('shop.main.Base.run'),
  makeClass('shop.main.Client', { bases: ['shop.main.Base'], members: ['send'] }),
  makeFunction('shop.main.Client.send'),
  makeFunction('shop.main.same'),
]);
const content = makePackage([
  makeModule('shop'),
  { ...main, members: main.members.filter((id) => !/\.(run|send)$/.test(id)) },
  makeModule('shop.other', [makeFunction('shop.other.only'), makeFunction('shop.other.same')]),
]);
const table = createRouteTable([content]);
const resolve = createNameResolver(createPackageView(content), {
  href: (id) => {
    const place = table.find(id);
    return place && [place.slug, place.anchor].filter((part) => part !== undefined).join('#');
  },
  external: (name) => (name === 'pathlib.Path' ? 'path.html' : undefined),
});

test.each([
  ['send', 'shop.main.Client', 'shop/main#Client.send'],
  ['send()', 'shop.main.Client.send', 'shop/main#Client.send'],
  ['run', 'shop.main.Client.send', 'shop/main#Base.run'],
  ['Client.run', 'shop.main', 'shop/main#Base.run'],
  ['Client', 'shop.main.same', 'shop/main#Client'],
  ['shop.main.Client', 'shop.other', 'shop/main#Client'],
  ['main.Client', 'shop.other', 'shop/main#Client'],
  ['.Client', 'shop.other.only', 'shop/main#Client'],
  ['same', 'shop.other', 'shop/other#same'],
  ['pathlib.Path', 'shop.main', 'path.html'],
])('%s within %s', (name, from, target) => {
  expect(resolve(name, from)).toBe(target);
});

test.each(['same', 'nothing', 'run', 'a b', '', '__proto__', '../main'])(
  '%j within the package means nothing',
  (name) => {
    expect(resolve(name, 'shop')).toBeUndefined();
  },
);
