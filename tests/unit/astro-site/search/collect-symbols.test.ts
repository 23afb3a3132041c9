import { expect, test } from 'vitest';
import { ModuleSchema } from '../../../../extractor/contract/module.ts';
import { collectSymbols } from '../../../../astro-site/src/search/collect-symbols.ts';

const source = { file: 'shop/api.py', line: 1 };
const str = { kind: 'name', name: 'str' };

const module = ModuleSchema.parse({
  id: 'shop.api',
  file: 'shop/api.py',
  docstring: { summary: 'Calls in `shop`.' },
  members: [],
  items: [
    {
      kind: 'operation',
      id: 'shop.api.upload',
      name: 'upload',
      anchor: 'upload',
      idiom: 'fastapi',
      origin: 'declared',
      method: 'POST',
      path: '/files/{file_id}',
      group: 'Files',
      parameters: [
        {
          pythonName: 'file_id',
          wireName: 'fileId',
          location: 'path',
          origin: 'declared',
          required: true,
          type: str,
        },
        { wireName: 'part', location: 'path', origin: 'inferred', declared: false, required: true },
      ],
      body: {
        mediaType: 'multipart/form-data',
        required: true,
        origin: 'declared',
        fields: [{ pythonName: 'content', wireName: 'content', required: true }],
      },
      responses: [],
      signature: { parameters: [] },
      decorators: [],
      source,
    },
    {
      kind: 'class',
      id: 'shop.api.Order',
      name: 'Order',
      bases: [],
      docstring: { summary: 'An order.' },
      model: {
        flavor: 'pydantic',
        fields: [
          { name: 'schema_', wireName: 'schema', required: true },
          { name: 'hidden', wireName: 'hidden', required: true },
        ],
      },
      source,
    },
    { kind: 'class', id: 'shop.api.Client', name: 'Client', bases: [], source },
    {
      kind: 'function',
      id: 'shop.api.Client.close',
      name: 'close',
      signature: { parameters: [] },
      source,
    },
    { kind: 'attribute', id: 'shop.api.LIMIT', name: 'LIMIT', source },
    { kind: 'class', id: 'shop.api.Unlisted', name: 'Unlisted', bases: [], source },
  ],
});

const addresses = {
  find: (id: string) => (id.endsWith('Unlisted') ? undefined : `/${id}`),
  findField: (model: string, name: string) => (name === 'hidden' ? undefined : `/${model}#${name}`),
};

const common = { module: 'shop.api' };

test('every documented thing is a symbol, members behind their owner', () => {
  const operation = { ...common, owner: 'upload', kind: 'parameter', href: '/shop.api.upload' };
  expect(collectSymbols([module], addresses)).toEqual([
    { kind: 'module', name: 'shop.api', href: '/shop.api', summary: 'Calls in shop.' },
    {
      ...common,
      kind: 'operation',
      name: 'upload',
      method: 'POST',
      path: '/files/{file_id}',
      group: 'Files',
      summary: '',
      href: '/shop.api.upload',
    },
    { ...operation, name: 'file_id', wireName: 'fileId', place: 'path' },
    { ...operation, name: 'part', wireName: 'part', place: 'path' },
    { ...operation, name: 'content', wireName: 'content', place: 'body' },
    { ...common, kind: 'model', name: 'Order', summary: 'An order.', href: '/shop.api.Order' },
    {
      ...common,
      kind: 'field',
      owner: 'Order',
      name: 'schema_',
      wireName: 'schema',
      href: '/shop.api.Order#schema_',
    },
    { ...common, kind: 'class', name: 'Client', summary: '', href: '/shop.api.Client' },
    {
      ...common,
      kind: 'function',
      name: 'Client.close',
      summary: '',
      href: '/shop.api.Client.close',
    },
  ]);
});
