import { expect, test } from 'vitest';
import { createPackageView } from '../../../extractor/contract/view/package-view.ts';
import {
  makeClient,
  makeClientOperation,
  makeModule,
  makePackage,
} from '../../unit/extractor/support/contract.ts';
import { exportCurl } from './curl-examples.ts';

const source = { file: 'shop/client.py', line: 3 };
const client = makeClient('shop.Shop', {
  server: { url: 'https://api.shop.test', source },
  authentication: [
    { scheme: 'bearer', parameters: ['token'], environment: ['SHOP_TOKEN'], source },
  ],
});
const upload = makeClientOperation(
  'shop.Shop.upload',
  {
    method: 'PUT',
    path: '/groups/{group_id}/photo',
    body: { mediaType: 'image/png', required: true, origin: 'inferred' },
  },
  { clientClass: 'shop.Shop' },
);

test('a command has values for its variables, made up from their names', () => {
  const view = createPackageView(makePackage([makeModule('shop', [client, upload])]));
  expect(exportCurl(view)).toEqual([
    {
      id: 'shop.Shop.upload',
      method: 'PUT',
      path: '/groups/{group_id}/photo',
      base: 'https://api.shop.test',
      variables: {
        SHOP_TOKEN: 'pv_shop_token',
        GROUP_ID: 'pv_group_id',
        BODY_FILE: 'pv_body_file',
      },
      files: ['BODY_FILE'],
      command: expect.stringMatching(
        /^curl -X PUT "https:\/\/api\.shop\.test\/groups\/\$\{GROUP_ID:\?\}/,
      ) as string,
    },
  ]);
});

test('the configuration counts before the source', () => {
  const view = createPackageView(makePackage([makeModule('shop', [client, upload])]));
  const [row] = exportCurl(view, { apiBaseUrl: 'http://127.0.0.1:8080' });
  expect(row?.base).toBe('http://127.0.0.1:8080');
  expect(row?.command).toContain('"http://127.0.0.1:8080/groups/');
});
