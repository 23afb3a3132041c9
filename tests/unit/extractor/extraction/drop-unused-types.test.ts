import { expect, test } from 'vitest';
import type { ClassItem } from '../../../../extractor/contract/class.ts';
import { dropUnusedTypes } from '../../../../extractor/extraction/drop-unused-types.ts';
import {
  makeField,
  makeFunction,
  makeModel,
  makeModule,
  makeName,
  makeOperation,
  makeReExport,
} from '../support/contract.ts';

const getIds = (items: { id: string }[]) => items.map(({ id }) => id);

test('a private type is kept if a reader sees it, even indirectly', () => {
  const module = makeModule('shop', [
    makeModel('shop.Book', ['shop._Base'], [makeField('place', makeName('shop._Place'))]),
    makeModel('shop._Base'),
    makeModel('shop._Place', [], [makeField('row', makeName('shop._Row'))]),
    makeModel('shop._Row'),
    makeModel('shop._Lonely', ['shop._Alone']),
    makeModel('shop._Alone', [], [makeField('self', makeName('shop._Alone'))]),
  ]);
  dropUnusedTypes([module]);
  expect(getIds(module.items)).toEqual(['shop.Book', 'shop._Base', 'shop._Place', 'shop._Row']);
  expect(module.members).toEqual(getIds(module.items));
});

test('names that `__all__` omits are private, names that another module exports are not', () => {
  const module = {
    ...makeModule('shop.a', [
      makeModel('shop.a.A'),
      makeModel('shop.a.B'),
      makeModel('shop.a.C'),
      makeModel('shop.a._D'),
    ]),
    exports: ['A', '_D'],
  };
  const front = makeModule('shop', [makeReExport('shop.B', 'shop.a.B')]);
  dropUnusedTypes([front, module]);
  expect(getIds(module.items)).toEqual(['shop.a.A', 'shop.a.B', 'shop.a._D']);
  expect(getIds(front.items)).toEqual(['shop.B']);
});

test('members go and stay with their class', () => {
  const makeClass = (id: string, ...names: string[]): ClassItem => ({
    ...makeModel(id),
    members: names.map((name) => `${id}.${name}`),
  });
  const module = makeModule('shop', [
    makeClass('shop._Gone', 'run', 'Inner'),
    makeFunction('shop._Gone.run'),
    makeModel('shop._Gone.Inner'),
    makeClass('shop._Kept', 'Inner'),
    makeModel('shop._Kept.Inner'),
    makeClass('shop._Routes', 'read'),
    makeOperation('shop._Routes.read'),
    {
      ...makeFunction('shop.f'),
      overloads: [{ parameters: [], returns: makeName('shop._Kept.Inner') }],
    },
  ]);
  module.members = ['shop._Gone', 'shop._Kept', 'shop._Routes', 'shop.f'];
  dropUnusedTypes([module]);
  expect(getIds(module.items)).toEqual([
    'shop._Kept',
    'shop._Kept.Inner',
    'shop._Routes',
    'shop._Routes.read',
    'shop.f',
  ]);
  expect(module.members).toEqual(['shop._Kept', 'shop._Routes', 'shop.f']);
});
