import { describe, expect, test } from 'vitest';
import { splitAccess, nameResult } from '../../../../astro-site/src/code/call/access-path.ts';
import { findAuthentication } from '../../../../astro-site/src/code/call/credentials-given.ts';
import { getSecretVariable } from '../../../../astro-site/src/code/call/secret-variables.ts';
import { readDocumentedType } from '../../../../astro-site/src/code/values/documented-types.ts';
import { makeText } from '../../../../astro-site/src/code/values/texts.ts';
import { findChoice, guessType } from '../../../../astro-site/src/code/values/untyped-values.ts';
import type { Client } from '../../../../extractor/contract/client-call.ts';
import { formatType } from '../../../../extractor/contract/types/type-text.ts';
import { createPackageView } from '../../../../extractor/contract/view/package-view.ts';
import { makeModule, makePackage } from '../../extractor/support/contract.ts';
import { makeClass } from '../reference/items.ts';

const view = createPackageView(
  makePackage([makeModule('shop', [makeClass('shop.Order'), makeClass('shop.orders.Line')])]),
);

test('a way is split into its steps', () => {
  expect(splitAccess('client.get_repo(...).issues.labels().list')).toEqual([
    { name: 'client' },
    { name: 'get_repo', call: 'arguments' },
    { name: 'issues' },
    { name: 'labels', call: 'empty' },
    { name: 'list' },
  ]);
  expect(nameResult('get_pull_request', 'x')).toBe('pull_request');
  expect(nameResult('retrieve', 'order')).toBe('order');
});

describe('types in docstrings', () => {
  test.for([
    ['str', 'str'],
    ['string, optional', 'str'],
    ['int or str', 'int | str'],
    ['list of str', 'list[str]'],
    ['list[int]', 'list[int]'],
    ['Dict[str, int]', 'Dict[str, int]'],
    [':class:`~shop.Order`', 'Order'],
    ['list of Line', 'list[Line]'],
    ['datetime.datetime', 'datetime'],
    ['file-like object', 'IO'],
  ])('%s is %s', ([text, type]) => {
    const found = readDocumentedType(text, view);
    expect(found === undefined ? undefined : formatType(found)).toBe(type);
  });

  test.for(['the thing', 'other.Thing', '[', ''])('%s is none', (text) => {
    expect(readDocumentedType(text, view)).toBeUndefined();
  });
});

test('names and descriptions say what a value looks like', () => {
  const guess = (name: string, description?: string): string =>
    formatType(guessType({ name, description }));
  expect(guess('limit')).toBe('int');
  expect(guess('user_ids')).toBe('list');
  expect(guess('status')).toBe('str');
  expect(guess('things', 'a dict of things')).toBe('dict');
  expect(guess('thing', 'A list of things')).toBe('list');
  expect(findChoice('`track`, `context` or `off`')).toBe('track');
  expect(findChoice('one of "asc" or "desc"')).toBe('asc');
  expect(findChoice('the `name` of it')).toBeUndefined();
  expect(makeText('playlistId')).toBe('abc123');
  expect(makeText('full_name_or_id')).toBe('owner/name');
  expect(makeText('note', { minLength: 6, maxLength: 8 })).toBe('notexx');
});

test('environment variables are named after the service', () => {
  expect(getSecretVariable('hcloud', 'token')).toBe('HCLOUD_TOKEN');
  expect(getSecretVariable('todoist_api_python', 'api_key')).toBe('TODOIST_API_KEY');
  expect(getSecretVariable('shop', 'shop_token')).toBe('SHOP_TOKEN');
  expect(getSecretVariable('api', 'token')).toBe('API_TOKEN');
});

describe('credentials that a client is given', () => {
  const find = (names: string[], client: Client = {}, access = ''): string[] => {
    const parameters = names.map((name) => ({
      name,
      kind: 'keywordOnly' as const,
      default: 'None',
    }));
    return findAuthentication(parameters, client, view, access);
  };
  const source = { file: 'shop.py', line: 1 };

  test('those that requests carry come first', () => {
    const client: Client = { authentication: [{ scheme: 'bearer', parameters: ['pat'], source }] };
    expect(find(['token', 'pat'], client)).toEqual(['pat']);
    expect(find(['admin_pat', 'pat'], client, 'client.admin.users')).toEqual(['admin_pat']);
  });

  test('otherwise their names say it', () => {
    expect(find(['timeout', 'token'])).toEqual(['token']);
    expect(find(['username', 'password'])).toEqual(['username', 'password']);
    expect(find(['key', 'secret', 'timeout'])).toEqual(['key', 'secret']);
    expect(find(['auth', 'timeout'])).toEqual([]);
    expect(find(['token', 'api_key'], { environment: { token: 'SHOP_TOKEN' } })).toEqual(['token']);
  });
});
