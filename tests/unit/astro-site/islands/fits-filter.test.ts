import { expect, test } from 'vitest';
import { NO_FILTER } from '../../../../astro-site/src/islands/filter/filter-state.ts';
import { createFilter } from '../../../../astro-site/src/islands/filter/fits-filter.ts';

const OPERATION = {
  method: 'GET',
  group: 'Groups',
  path: '/v1/groups/{group_id}/users',
  text: 'list_all_users_in_group list the users of a group. /v1/groups/{group_id}/users',
};

test.each([
  ['nothing asked', {}, true],
  ['its method', { methods: ['POST', 'GET'] }, true],
  ['another method', { methods: ['POST'] }, false],
  ['its group', { group: 'Groups' }, true],
  ['another group', { group: 'Users' }, false],
  ['words in any order', { text: 'group USERS ' }, true],
  ['one word too many', { text: 'group webhook' }, false],
  ['its path with another placeholder', { text: '/v1/groups/{groupId}/users' }, true],
  ['its path with a value', { text: '/v1/groups/abc123/users' }, true],
  ['its method and a part of its path', { text: 'GET groups' }, true],
  ['another method and its path', { text: 'POST /v1/groups' }, false],
  ['text that fits in another method', { text: 'users', methods: ['PUT'] }, false],
])('%s', (_, asked, expected) => {
  expect(createFilter([OPERATION], { ...NO_FILTER, ...asked })(OPERATION)).toBe(expected);
});

test('an exact request hides those whose paths only begin like it', () => {
  const paths = ['/v1/customers', '/v1/customers/{customer}', '/v1/customers/{customer}/sources'];
  const operations = paths.map((path) => {
    return { method: 'POST', group: '', path, text: `post ${path}` };
  });
  const list = (text: string) =>
    operations.filter(createFilter(operations, { ...NO_FILTER, text })).map(({ path }) => path);
  expect(list('POST /v1/customers')).toEqual([paths[0]]);
  expect(list('POST https://api.stripe.com/v1/customers/cus_1')).toEqual([paths[1]]);
  expect(list('/v1/customers')).toEqual(paths);
  expect(list('POST /v1/cust')).toEqual(paths);
});

test('types and fields are searched if no name fits, and typos are forgiven at last', () => {
  const operations = ['modify_order', 'list_orders', 'delete_order'].map((name) => {
    const details = name === 'list_orders' ? 'cursor orderpage' : 'accept cursor_count';
    return { method: 'GET', group: '', path: '/orders', text: `${name} /orders`, details };
  });
  const list = (text: string) => {
    const fits = createFilter(operations, { ...NO_FILTER, text });
    return operations.filter(fits).map(({ text: own }) => own.split(' ')[0]);
  };
  expect(list('order')).toHaveLength(3);
  expect(list('OrderPage cursor')).toEqual(['list_orders']);
  expect(list('accept')).toEqual(['modify_order', 'delete_order']);
  expect(list('modfyorder')).toEqual(['modify_order']);
  expect(list('delte_order')).toEqual(['delete_order']);
  expect(list('webhook')).toEqual([]);
});

test('returns: asks for the type of a response, next to other words', () => {
  const operations = ['list_orders', 'create_order', 'list_users'].map((name) => {
    const returns = name === 'list_users' ? 'userpage' : 'orderpage';
    return { method: 'GET', group: '', path: '/', text: name, returns };
  });
  const list = (text: string) =>
    operations.filter(createFilter(operations, { ...NO_FILTER, text })).map((each) => each.text);
  expect(list('returns:OrderPage')).toEqual(['list_orders', 'create_order']);
  expect(list('list Returns:order')).toEqual(['list_orders']);
  expect(list('returns:Invoice')).toEqual([]);
});
