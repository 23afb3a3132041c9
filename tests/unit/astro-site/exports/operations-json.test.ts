import { expect, test } from 'vitest';
import { makeOperationsFile } from '../../../../astro-site/src/exports/operations-json.ts';
import { createRouteTable } from '../../../../astro-site/src/routing/route-table.ts';
import { createPackageView } from '../../../../extractor/contract/view/package-view.ts';
import {
  makeClient,
  makeClientOperation,
  makeModule,
  makeOperation,
  makePackage,
} from '../../extractor/support/contract.ts';

const source = { file: 'shop/client.py', line: 3 };
const client = makeClient('shop.Client', { server: { url: 'https://api.example.com', source } });
const read = makeClientOperation(
  'shop.Client.read',
  { path: '/users/{user_id}' },
  {
    access: ['client.read'],
    clientClass: 'shop.Client',
    certainty: 'partial',
    reasons: [{ kind: 'inherited', detail: 'shop.Base.read' }],
  },
);
const readLater = makeClientOperation(
  'shop.Client.read_later',
  { path: '/users/{user_id}' },
  { variantOf: { id: read.id, kind: 'async' } },
);
const find = makeClientOperation('shop.Client.find', { path: '/users/{id}' });
const declared = makeOperation('shop.hook', { method: 'POST', path: '/hook' });

test('the requests of a package have all of their calls, with the pages that document them', () => {
  const members = [read, readLater, find].map(({ id }) => id);
  const content = makePackage([
    {
      ...makeModule('shop', [{ ...client, members }, read, readLater, find, declared]),
      members: [client.id, declared.id],
    },
  ]);
  const routes = createRouteTable([content]);
  expect(makeOperationsFile(createPackageView(content), routes)).toEqual({
    package: 'shop',
    generator: { name: 'wrapdocs', version: '0.0.0' },
    operations: [
      {
        method: 'GET',
        path: '/users/{user_id}',
        canonicalPath: '/users/{}',
        base: 'https://api.example.com',
        calls: [
          {
            python: 'shop.Client.read',
            call: 'client.read',
            page: expect.stringMatching(/^api-docs\/shop\//) as unknown,
            certainty: 'partial',
            reasons: [{ kind: 'inherited', detail: 'shop.Base.read' }],
            source: 'shop/main.py:1',
            variants: [
              {
                kind: 'async',
                python: 'shop.Client.read_later',
                page: expect.stringMatching(/^api-docs\/shop\//) as unknown,
              },
            ],
          },
          {
            python: 'shop.Client.find',
            page: expect.stringMatching(/^api-docs\/shop\//) as unknown,
            certainty: 'exact',
            reasons: [],
            source: 'shop/main.py:1',
            variants: [],
          },
        ],
      },
      {
        method: 'POST',
        path: '/hook',
        canonicalPath: '/hook',
        calls: [
          {
            python: 'shop.hook',
            page: expect.stringMatching(/^api-docs\/shop\//) as unknown,
            certainty: 'declared',
            reasons: [],
            source: 'shop/main.py:1',
            variants: [],
          },
        ],
      },
    ],
  });
});
