import { describe, expect, test } from 'vitest';
import { groupFamilies } from '../../../../../extractor/contract/view/families.ts';
import { groupRequests } from '../../../../../extractor/contract/view/requests.ts';
import { makeClientOperation, makeOperation } from '../../support/contract.ts';

const read = makeClientOperation('shop.Users.read', { path: '/users/{user_id}' });
const readLater = makeClientOperation(
  'shop.AsyncUsers.read',
  { path: '/users/{user_id}' },
  { variantOf: { id: read.id, kind: 'async' } },
);

describe('families', () => {
  test('variants belong to their primary operation, wherever they are', () => {
    expect(groupFamilies([readLater, read])).toEqual([
      { primary: read, variants: [{ kind: 'async', operation: readLater }] },
    ]);
  });

  test('a variant of a variant belongs to the same family', () => {
    const raw = makeClientOperation(
      'shop.Raw.read',
      { path: '/users/{user_id}' },
      { variantOf: { id: readLater.id, kind: 'rawResponse' } },
    );
    const [family] = groupFamilies([read, readLater, raw]);
    expect(family?.variants.map(({ kind }) => kind)).toEqual(['async', 'rawResponse']);
  });

  test('an operation whose primary one is not documented stands for itself', () => {
    expect(groupFamilies([readLater])).toEqual([{ primary: readLater, variants: [] }]);
  });

  test('a variant with another request is not folded away', () => {
    const other = makeClientOperation(
      'shop.Raw.read',
      { path: '/raw/users/{user_id}' },
      { variantOf: { id: read.id, kind: 'rawResponse' } },
    );
    expect(groupFamilies([read, other])).toEqual([
      { primary: read, variants: [] },
      { primary: other, variants: [] },
    ]);
  });

  test('two operations that name each other are both kept', () => {
    const [a, b] = [makePointer('shop.a', 'shop.b'), makePointer('shop.b', 'shop.a')];
    expect(groupFamilies([a, b]).map(({ primary }) => primary)).toEqual([a, b]);
  });

  test('an operation that declares its request is a family', () => {
    const declared = makeOperation('shop.main.read');
    expect(groupFamilies([declared])).toEqual([{ primary: declared, variants: [] }]);
  });
});

test('requests list every family that sends them, whatever the placeholders are called', () => {
  const other = makeClientOperation('shop.Admin.read', { path: '/users/{id}/' });
  const remove = makeClientOperation('shop.Users.remove', {
    method: 'DELETE',
    path: '/users/{user_id}',
  });
  const requests = groupRequests(groupFamilies([read, readLater, remove, other]));
  expect(
    requests.map(({ method, canonicalPath, families }) => [
      method,
      canonicalPath,
      families.map(({ primary }) => primary.id),
    ]),
  ).toEqual([
    ['GET', '/users/{}', ['shop.Users.read', 'shop.Admin.read']],
    ['DELETE', '/users/{}', ['shop.Users.remove']],
  ]);
});

function makePointer(id: string, target: string) {
  return makeClientOperation(id, { path: '/users' }, { variantOf: { id: target, kind: 'async' } });
}
