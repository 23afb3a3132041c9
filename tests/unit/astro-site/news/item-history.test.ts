import { expect, test } from 'vitest';
import { createFindHistory } from '../../../../astro-site/src/news/item-history.ts';
import { makeChange, makeHistory } from './history.ts';

const ADDED = makeChange('list_orders', {
  code: 'http-operation-added',
  severity: 'safe',
  message: 'New.',
  before: undefined,
});
delete ADDED.before;

const PART = { kind: 'parameter', name: 'limit' } as const;
const PART_ADDED = makeChange('list_orders', {
  code: 'http-parameter-added-required',
  message: 'Limit.',
  part: PART,
});

function find(releases: Parameters<typeof makeHistory>[0]) {
  return createFindHistory(makeHistory(releases), 'shop');
}

test('an item that was added in a release is new in it', () => {
  const history = find([
    ['3', []],
    ['2', [ADDED]],
    ['1', []],
  ])('shop.main.list_orders');
  expect(history).toEqual({
    isNew: true,
    version: '2',
    entries: [{ version: '2', message: 'New.' }],
  });
});

test('an item that changed after it was added is changed, with the newest change first', () => {
  const history = find([
    ['3', [makeChange('list_orders', { message: 'Changed.' })]],
    ['2', [ADDED]],
  ])('shop.main.list_orders');
  expect(history).toEqual({
    isNew: false,
    version: '3',
    entries: [
      { version: '3', message: 'Changed.' },
      { version: '2', message: 'New.' },
    ],
  });
});

test('a new parameter is new, its operation has changed', () => {
  const history = find([['2', [PART_ADDED]]]);
  expect(history('shop.main.list_orders', 'limit')).toMatchObject({ isNew: true, version: '2' });
  expect(history('shop.main.list_orders')).toMatchObject({ isNew: false, version: '2' });
  expect(history('shop.main.list_orders', 'offset')).toBeUndefined();
});

test('an item keeps its history when it is renamed, twice', () => {
  const rename = (from: string, to: string) =>
    makeChange(to, {
      code: 'http-operation-renamed',
      message: `${from} → ${to}`,
      before: { id: `shop.main.${from}` },
    });
  const history = find([
    ['4', [rename('b', 'c')]],
    ['3', [rename('a', 'b')]],
    ['2', [makeChange('a', { message: 'a changed.' })]],
  ]);
  expect(history('shop.main.c')?.entries.map(({ version }) => version)).toEqual(['4', '3', '2']);
  expect(history('shop.main.a')).toBeUndefined();
});

test('changes older than five releases have no badge', () => {
  const changed = makeChange('list_orders');
  const releases = ['6', '5', '4', '3', '2', '1'].map((version) => [version, []] as const);
  const at = (version: string) =>
    find(releases.map(([name]) => [name, name === version ? [changed] : []]));
  expect(at('2')('shop.main.list_orders')).toBeDefined();
  expect(at('1')('shop.main.list_orders')).toBeUndefined();
});

test('other packages and sites without a history have none', () => {
  const history = makeHistory([['2', [ADDED]]]);
  expect(createFindHistory(history, 'other')('shop.main.list_orders')).toBeUndefined();
  expect(createFindHistory(undefined, 'shop')('shop.main.list_orders')).toBeUndefined();
});
