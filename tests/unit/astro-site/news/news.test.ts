import { expect, test } from 'vitest';
import { createAddresses } from '../../../../astro-site/src/news/addresses.ts';
import { splitMessage } from '../../../../astro-site/src/news/describe.ts';
import { makeNews } from '../../../../astro-site/src/news/news.ts';
import { writeNewsPage } from '../../../../astro-site/src/render/markdown/news.ts';
import { createRouteTable } from '../../../../astro-site/src/routing/route-table.ts';
import {
  makeField,
  makeModel,
  makeModule,
  makeOperation,
  makePackage,
} from '../../extractor/support/contract.ts';
import { makeChange, makeHistory } from './history.ts';

const ROUTES = createRouteTable([
  makePackage([
    makeModule('shop', []),
    makeModule('shop.main', [
      makeOperation('shop.main.list_orders'),
      makeModel('shop.main.Order', [], [makeField('id')]),
    ]),
  ]),
]);
const ADDRESSES = createAddresses(ROUTES, { base: '/repo/2/', root: '/repo/' });

function gone(name: string, kind: 'operation' | 'model') {
  const change = makeChange(name, { kind });
  delete change.after;
  delete change.group;
  return change;
}

const FIELD = makeChange('Order', {
  kind: 'model',
  part: { kind: 'field', name: 'id' },
  severity: 'safe',
  message: 'Field `id` of `Order` is wider.',
  operations: ['shop.main.list_orders'],
});

const NEWS = makeNews(
  makeHistory([
    [
      '2',
      [makeChange('list_orders'), gone('drop_order', 'operation'), gone('Row', 'model'), FIELD],
    ],
    ['1', [makeChange('list_orders', { severity: 'possiblyBreaking' })]],
    ['0', []],
  ]),
  ADDRESSES,
);

test('changes are counted and sorted by severity, then by group or module', () => {
  expect(NEWS?.counts).toEqual({ breaking: 3, possiblyBreaking: 0, safe: 1 });
  const [shop] = NEWS?.packages ?? [];
  expect(
    shop?.sections.map(({ severity, groups }) => [
      severity,
      groups.map(({ label, isCode, changes }) => [label, isCode, changes.length]),
    ]),
  ).toEqual([
    [
      'breaking',
      [
        ['Orders', false, 1],
        ['shop.main', true, 2],
      ],
    ],
    ['safe', [['Orders', false, 1]]],
  ]);
});

test('each change links to both versions if they have the item', () => {
  const changes = NEWS?.packages[0]?.sections.flatMap(({ groups }) =>
    groups.flatMap((group) => group.changes),
  );
  expect(changes?.map(({ here, previous }) => [here?.href, previous?.href])).toEqual([
    ['/repo/2/api-docs/shop/main/#list_orders', '/repo/1/api-docs/shop/main/#list_orders'],
    [undefined, '/repo/1/api-docs/shop/main/#drop_order'],
    [undefined, '/repo/1/api-docs/shop/main/Row/'],
    ['/repo/2/api-docs/shop/main/Order/#id', '/repo/1/api-docs/shop/main/Order/#id'],
  ]);
  expect(changes?.[3]?.operations).toEqual([
    { name: 'list_orders', href: '/repo/2/api-docs/shop/main/#list_orders' },
  ]);
});

test.each([
  ['shop.main.gone', 'shop.main', '/repo/1/api-docs/shop/main/#gone'],
  ['shop.main._impl.gone', 'shop.main', '/repo/1/api-docs/shop/main/#gone'],
  ['shop.main.Client.gone', 'shop.other', '/repo/1/api-docs/shop/main/#Client.gone'],
  ['shop.main.gone@get', 'shop.main', '/repo/1/api-docs/shop/main/#gone'],
  ['shop.main._impl.Client.gone', 'shop', '/repo/1/api-docs/shop/#Client.gone'],
  ['shop.lost.gone', 'shop.main', '/repo/1/api-docs/shop/lost/#gone'],
])('%s, which is now in %s or nowhere, was at %s', (id, module, href) => {
  const change = makeChange('gone', { kind: 'function', module, before: { id } });
  expect(ADDRESSES.previous(change, '1')?.href).toBe(href);
});

test('earlier releases have their numbers and their own pages', () => {
  expect(NEWS?.earlier).toEqual([
    {
      version: '1',
      date: '2026-11-21',
      counts: { breaking: 0, possiblyBreaking: 1, safe: 0 },
      href: '/repo/1/whats-new/',
    },
    {
      version: '0',
      date: '2026-11-21',
      counts: { breaking: 0, possiblyBreaking: 0, safe: 0 },
      href: '/repo/0/whats-new/',
      isFirst: true,
    },
  ]);
});

test('packages without changes are left out; new, removed and uncompared ones are not', () => {
  const history = makeHistory([
    ['2', []],
    ['1', []],
  ]);
  history.releases[0]?.packages.push(
    { name: 'new', presence: 'added' },
    { name: 'old', presence: 'removed' },
    { name: 'unreadable' },
  );
  const packages = makeNews(history, ADDRESSES)?.packages ?? [];
  expect(packages.map(({ name, isUncompared }) => [name, isUncompared])).toEqual([
    ['new', undefined],
    ['old', undefined],
    ['unreadable', true],
  ]);
});

test('names between backticks are code, a lone backtick is text', () => {
  expect(splitMessage('a `b` c ` d')).toEqual([
    { text: 'a ', isCode: false },
    { text: 'b', isCode: true },
    { text: ' c ` d', isCode: false },
  ]);
});

test('the page in Markdown links to other pages in Markdown, and to the previous version', () => {
  const page = NEWS && writeNewsPage(NEWS, '/repo/2/');
  expect(page).toContain('# What’s new in 2');
  expect(page).toContain('3 breaking, 1 safe');
  expect(page).toContain(
    '- Parameter `limit` of `list_orders` was removed. ([in 2](api-docs/shop/main.md#list_orders), [in 1](/repo/1/api-docs/shop/main/#list_orders))',
  );
  expect(page).toContain('- [1](/repo/1/whats-new/) (2026-11-21): 1 possibly breaking');
});

test('untrusted text in a message is text', () => {
  const hostile = makeChange('list_orders', { message: 'x <img src=y> [z](javascript:a) `<b>`' });
  const news = makeNews(
    makeHistory([
      ['2', [hostile]],
      ['1', []],
    ]),
    ADDRESSES,
  );
  const page = news && writeNewsPage(news, '/repo/2/');
  expect(page).toContain(String.raw`x \<img src=y\> \[z\](javascript:a) ` + '`<b>`');
});
