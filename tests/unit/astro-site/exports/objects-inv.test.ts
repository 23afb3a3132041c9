import { expect, test } from 'vitest';
import { parseInventory } from '../../../../extractor/inventories/parse-inventory.ts';
import { createPackageView } from '../../../../extractor/contract/view/package-view.ts';
import { createFindExternal } from '../../../../astro-site/src/reference/inventories.ts';
import { formatInventory, listInventory } from '../../../../astro-site/src/exports/objects-inv.ts';
import { createRouteTable } from '../../../../astro-site/src/routing/route-table.ts';
import {
  makeField,
  makeModel,
  makeModule,
  makeOperation,
  makePackage,
} from '../../extractor/support/contract.ts';
import { makeAttribute, makeClass, makeFunction, makeReExport } from '../reference/items.ts';

const main = makeModule('shop.main', [
  makeClass('shop.main.Client', { members: ['make', 'send', 'open'] }),
  makeFunction('shop.main.Client.make', { binding: 'classMethod' }),
  makeFunction('shop.main.Client.send'),
  makeAttribute('shop.main.Client.open', { property: {} }),
  makeFunction('shop.main.connect'),
  makeAttribute('shop.main.LIMIT'),
  makeOperation('shop.main.read'),
  makeModel('shop.main.Book', [], [makeField('title')]),
]);
const content = makePackage([
  makeModule('shop', [makeReExport('shop.Client', 'shop.main.Client')]),
  { ...main, members: main.members.filter((id) => !id.startsWith('shop.main.Client.')) },
]);
const table = createRouteTable([content]);
const entries = listInventory(createPackageView(content), table);
const bytes = Buffer.from(formatInventory({ name: 'The\nShop', version: '1.0' }, entries));

test('the inventory names everything, read back by the reader that reads those of others', () => {
  const objects = parseInventory(bytes, 'objects.inv');
  expect(objects.map(({ name, role, uri }) => `${role} ${name} ${uri}`)).toEqual([
    'module shop api-docs/shop/',
    'class shop.Client api-docs/shop/main/#Client',
    'module shop.main api-docs/shop/main/',
    'class shop.main.Book api-docs/shop/main/Book/',
    'attribute shop.main.Book.title api-docs/shop/main/Book/#title',
    'class shop.main.Client api-docs/shop/main/#Client',
    'classmethod shop.main.Client.make api-docs/shop/main/#Client.make',
    'property shop.main.Client.open api-docs/shop/main/#Client.open',
    'method shop.main.Client.send api-docs/shop/main/#Client.send',
    'data shop.main.LIMIT api-docs/shop/main/#LIMIT',
    'function shop.main.connect api-docs/shop/main/#connect',
    'function shop.main.read api-docs/shop/main/#read',
  ]);
});

test('its header is that of a Sphinx inventory, and the same input gives the same bytes', () => {
  expect(bytes.subarray(0, bytes.indexOf(0x78, 100)).toString('latin1')).toBe(
    '# Sphinx inventory version 2\n# Project: The Shop\n# Version: 1.0\n# The remainder of this file is compressed using zlib.\n',
  );
  const again = formatInventory({ name: 'The\nShop', version: '1.0' }, entries.toReversed());
  expect(Buffer.from(again).equals(bytes)).toBe(true);
});

test('addresses of an inventory stay on the site that it describes', () => {
  const find = createFindExternal([
    {
      base: 'https://docs.test/3/',
      objects: [
        { name: 'a.B', role: 'class', uri: 'a.html#a.B' },
        { name: 'evil', role: 'class', uri: 'javascript:alert(1)' },
        { name: 'away', role: 'class', uri: 'https://evil.test/' },
        { name: 'up', role: 'class', uri: '../../x' },
        { name: '__proto__', role: 'class', uri: 'p.html' },
      ],
    },
  ]);
  expect(find('a.B')).toEqual({ role: 'class', href: 'https://docs.test/3/a.html#a.B' });
  expect([find('evil'), find('away'), find('up'), find('constructor')]).toEqual([
    ...[undefined, undefined, undefined, undefined],
  ]);
  expect(find('__proto__')?.href).toBe('https://docs.test/3/p.html');
});

test('members are listed under the name that users import their class by', () => {
  const hidden = makeModule('shop._client', [
    makeClass('shop._client.Client', { members: ['send'] }),
    makeFunction('shop._client.Client.send'),
  ]);
  const shop = makePackage([
    makeModule('shop', [makeReExport('shop.Client', 'shop._client.Client')]),
    { ...hidden, private: true, members: ['shop._client.Client'] },
  ]);
  const names = listInventory(createPackageView(shop), createRouteTable([shop]));
  expect(names.map(({ name }) => name)).toEqual([
    'shop',
    'shop.Client',
    'shop._client.Client',
    'shop.Client.send',
    'shop._client.Client.send',
  ]);
});
