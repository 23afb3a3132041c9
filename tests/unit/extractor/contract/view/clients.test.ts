import { describe, expect, test } from 'vitest';
import { getBaseUrl } from '../../../../../extractor/contract/view/clients.ts';
import { createPackageView } from '../../../../../extractor/contract/view/package-view.ts';
import {
  makeClient,
  makeClientOperation,
  makeModule,
  makeOperation,
  makePackage,
} from '../../support/contract.ts';

const source = { file: 'shop/client.py', line: 3 };
const server = { url: 'https://api.example.com/v1', source };
const authentication = [{ scheme: 'bearer' as const, parameters: ['api_key'], source }];
const base = makeClient('shop.Base', { authentication });
const client = makeClient('shop.Client', { server }, ['shop.Base']);
const view = createPackageView(makePackage([makeModule('shop', [base, client])]));

describe('the client of an operation', () => {
  test('has what its class says and what it inherits', () => {
    const operation = makeClientOperation('shop.Users.read', {}, { clientClass: 'shop.Client' });
    expect(view.client(operation)).toEqual({ class: client, server, authentication });
    expect(getBaseUrl(operation, view.client(operation))).toBe(server.url);
  });

  test('is unknown if the operation does not name it, or the package lacks it', () => {
    const lost = makeClientOperation('shop.Users.read', {}, { clientClass: 'other.Client' });
    expect(view.client(lost)).toBeUndefined();
    expect(view.client(makeClientOperation('shop.Users.read'))).toBeUndefined();
    expect(view.client(makeOperation('shop.main.read'))).toBeUndefined();
  });

  test('sends requests with a host of their own to that host', () => {
    const operation = makeClientOperation(
      'shop.Users.token',
      { path: 'https://id.example.com/token' },
      { clientClass: 'shop.Client' },
    );
    expect(getBaseUrl(operation, view.client(operation))).toBe('https://id.example.com');
  });
});
