import { expect, test } from 'vitest';
import { NO_FILTER } from '../../../../astro-site/src/islands/filter/filter-state.ts';
import { fitsFilter } from '../../../../astro-site/src/islands/filter/fits-filter.ts';

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
  expect(fitsFilter(OPERATION, { ...NO_FILTER, ...asked })).toBe(expected);
});
