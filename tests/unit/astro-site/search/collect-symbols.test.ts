import { asMarkdown } from '../../../../extractor/contract/text/markdown.ts';
import { expect, test } from 'vitest';
import { packSymbols } from '../../../../astro-site/src/search/symbol-index.ts';
import { collectSymbols } from '../../../../astro-site/src/search/collect-symbols.ts';
import {
  makeField,
  makeModel,
  makeModule,
  makeOperation,
  makePackage,
  makeReExport,
} from '../../extractor/support/contract.ts';
import { listEntries, makePages } from '../page-models/pages.ts';
import { makeAttribute, makeClass, makeFunction } from '../reference/items.ts';
import { readSymbols } from '../../../tools/search.ts';

const parameter = { location: 'path', required: true } as const;

const upload = makeOperation('shop.api.upload', {
  method: 'POST',
  path: '/files/{file_id}',
  group: 'Files',
  parameters: [
    { ...parameter, pythonName: 'file_id', wireName: 'fileId', origin: 'declared' },
    { ...parameter, wireName: 'part', origin: 'inferred', declared: false },
  ],
  body: {
    mediaType: 'multipart/form-data',
    required: true,
    origin: 'declared',
    fields: [{ pythonName: 'content', wireName: 'content', required: true }],
  },
});

const order = {
  ...makeModel(
    'shop.api.Order',
    ['shop.api.Base'],
    [{ ...makeField('schema_'), wireName: 'schema' }],
  ),
  docstring: { summary: asMarkdown('An order.') },
};

const api = {
  ...makeModule('shop.api', [
    upload,
    order,
    makeModel('shop.api.Base', [], [makeField('id')]),
    makeAttribute('shop.api.LIMIT'),
    makeReExport('shop.api.Client', 'shop._client.Client'),
  ]),
  docstring: { summary: asMarkdown('Calls in `shop`.') },
};

const client = {
  ...makeModule('shop._client', [
    makeClass('shop._client.Client', { members: ['url', 'close'] }),
    makeAttribute('shop._client.Client.url', {
      docstring: { summary: asMarkdown('Where it *is*.') },
    }),
    makeFunction('shop._client.Client.close'),
  ]),
  members: ['shop._client.Client'],
  private: true as const,
};

const common = { module: 'shop.api', summary: '' };
const page = '/api-docs/shop/api/';

test('every documented thing is a symbol of the module that users import, members behind their owner', () => {
  const member = { module: 'shop.api', owner: 'upload', kind: 'parameter' };
  const anchorAt = (name: string) => ({ name, href: `${page}#upload.${name}` });
  const content = makePackage([client, api]);
  const symbols = collectSymbols(listEntries(makePages(content)));
  expect(symbols).toEqual([
    { kind: 'module', name: 'shop.api', href: page, summary: 'Calls in shop.' },
    { ...common, kind: 'class', name: 'Client', href: `${page}#Client` },
    {
      ...{ ...common, kind: 'attribute', name: 'Client.url', summary: 'Where it is.' },
      href: `${page}#Client.url`,
    },
    { ...common, kind: 'function', name: 'Client.close', href: `${page}#Client.close` },
    {
      ...{ ...common, kind: 'operation', name: 'upload', method: 'POST', path: '/files/{file_id}' },
      ...{ group: 'Files', href: `${page}#upload` },
    },
    { ...member, ...anchorAt('file_id'), wireName: 'fileId', place: 'path' },
    { ...member, ...anchorAt('part'), wireName: 'part', place: 'path' },
    { ...member, ...anchorAt('content'), wireName: 'content', place: 'body' },
    { ...common, kind: 'model', name: 'Order', summary: 'An order.', href: `${page}Order/` },
    {
      ...{ module: 'shop.api', kind: 'field', owner: 'Order', name: 'schema_', wireName: 'schema' },
      href: `${page}Order/#schema_`,
    },
    { ...common, kind: 'model', name: 'Base', href: `${page}Base/` },
    {
      ...{ module: 'shop.api', kind: 'field', owner: 'Base', name: 'id', wireName: 'id' },
      href: `${page}Base/#id`,
    },
    { ...common, kind: 'attribute', name: 'LIMIT', href: `${page}#LIMIT` },
  ]);
  expect(readSymbols(packSymbols(symbols))).toEqual(symbols);
});

test('a private module is not a symbol, what only its page documents is', () => {
  const hidden = {
    ...makeModule('shop._calls', [makeOperation('shop._calls.ping')]),
    private: true as const,
  };
  expect(
    collectSymbols(listEntries(makePages(makePackage([hidden])))).map(({ name }) => name),
  ).toEqual(['ping']);
});
