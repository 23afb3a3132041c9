import { asMarkdown } from '../../../../extractor/contract/text/markdown.ts';
import type { ClassItem } from '../../../../extractor/contract/class.ts';
import type { ClientCall } from '../../../../extractor/contract/client-call.ts';
import type { Item, Module } from '../../../../extractor/contract/module.ts';
import type { Operation } from '../../../../extractor/contract/operation.ts';
import {
  makeClient,
  makeClientOperation as makeCall,
  makeName,
} from '../../extractor/support/contract.ts';
import { makeAttribute, makeClass, makeFunction } from '../reference/items.ts';

/** A client whose pages have what is said of requests; every text in it is unique. */

const source = { file: 'shop/api.py', line: 7 };
const text = makeName('str');
const sent = { origin: 'inferred', required: false, type: text } as const;
const getSelf = (...names: string[]): Operation['signature']['parameters'] => [
  { name: 'self', kind: 'positionalOrKeyword' },
  ...names.map((name) => ({ name, kind: 'positionalOrKeyword' as const, type: text })),
];

const makeClientOperation = (
  id: string,
  call: Partial<ClientCall>,
  parts: Partial<Operation> = {},
): Operation => makeCall(id, parts, call);

const shop: ClassItem = {
  ...makeClient('shop.api.Shop', {
    server: {
      url: 'https://api.shop.test',
      parameter: 'base_url',
      environment: 'SHOP_URL',
      source: { ...source, line: 11 },
    },
    authentication: [
      {
        scheme: 'bearer',
        parameters: ['token'],
        environment: ['SHOP_TOKEN'],
        source: { ...source, line: 12 },
      },
    ],
  }),
  members: ['shop.api.Shop.orders', 'shop.api.Shop.ping'],
};

const create = makeClientOperation(
  'shop.api.Orders.create',
  {
    access: ['client.orders.create'],
    clientClass: 'shop.api.Shop',
    certainty: 'partial',
    reasons: [
      { kind: 'severalRequests', detail: 'account_id' },
      { kind: 'inherited', detail: 'shop.api.Base.save' },
      { kind: 'serverUnknown' },
    ],
    evidence: [{ ...source, line: 21, function: 'shop.api.Orders.create' }],
    alsoSentBy: ['shop.api.Orders.repeat', 'shop.api.Orders.latest'],
    options: [
      { pythonName: 'extra_headers', effect: 'headers' },
      { pythonName: 'timeout', effect: 'notSent' },
    ],
    paging: { parameter: 'cursor', item: makeName('shop.models.Book') },
  },
  {
    method: 'POST',
    path: '/orders/{order_id}/{place}',
    summary: asMarkdown('Summary of create.'),
    parameters: [
      { ...sent, pythonName: 'order_id', wireName: 'order_id', location: 'path', required: true },
      { ...sent, pythonName: 'place', wireName: 'place', location: 'path', fromObject: true },
      { ...sent, pythonName: 'from_', wireName: 'From', location: 'query', conversion: 'join ,' },
      {
        ...sent,
        pythonName: 'since',
        wireName: 'since',
        location: 'query',
        conversion: 'isoformat',
      },
      { ...sent, wireName: 'X-Beta', location: 'header', constant: 'orders=v2' },
    ],
    body: {
      mediaType: 'application/json',
      required: true,
      origin: 'inferred',
      fields: [
        { pythonName: 'secret', wireName: 'data', required: true, type: text },
        {
          pythonName: 'cas',
          wireName: 'options.cas',
          required: false,
          conversion: 'str',
          omittedByDefault: true,
        },
        {
          ...{ pythonName: 'limit', wireName: 'limit', required: false },
          ...{ default: { text: '10', value: 10 }, omittedByDefault: true },
        },
      ],
    },
    responses: [{ status: 'default', origin: 'inferred', type: makeName('shop.models.Book') }],
    signature: { parameters: getSelf('order_id', 'secret'), returns: makeName('shop.api.Page') },
  },
);

const getVariant = (id: string, kind: 'async' | 'rawResponse', name: string): Operation =>
  makeClientOperation(
    id,
    {
      access: [`client.${name}`],
      clientClass: 'shop.api.Shop',
      variantOf: { id: create.id, kind },
    },
    { method: 'POST', path: create.path, signature: { async: true, parameters: getSelf() } },
  );

const MANY = 42;
const many = Array.from({ length: MANY }, (_, index) =>
  makeClientOperation(
    `shop.api.Archive.read_${String(index)}`,
    {},
    { path: `/archive/${String(index)}`, summary: asMarkdown(`Summary of read ${String(index)}.`) },
  ),
);

const items: Item[] = [
  shop,
  makeAttribute('shop.api.Shop.orders', { type: makeName('shop.api.Orders') }),
  makeClientOperation('shop.api.Shop.ping', { access: ['client.ping'], clientClass: shop.id }),
  makeClass('shop.api.Orders', {
    bases: ['shop.api.Base'],
    members: ['create', 'create_async', 'explain', 'repeat', 'latest', 'guess'],
  }),
  create,
  getVariant('shop.api.Orders.create_async', 'async', 'orders.create_async'),
  makeFunction('shop.api.Orders.explain'),
  makeFunction('shop.api.Orders.repeat'),
  makeAttribute('shop.api.Orders.latest', { property: {} }),
  makeFunction('shop.api.Orders.guess', { unknownRequest: { ...source, line: 33 } }),
  makeClass('shop.api.RawOrders', { members: ['create'] }),
  getVariant('shop.api.RawOrders.create', 'rawResponse', 'raw_orders.create'),
  makeClass('shop.api.Base', { members: ['save'] }),
  makeClientOperation('shop.api.Base.save', {}, { method: 'PUT', path: '/save' }),
  makeClass('shop.api.Archive', { members: many.map(({ name }) => name) }),
  ...many,
  makeClientOperation(
    'shop.api.search_all',
    { alsoSentBy: ['shop.api.Base.save'] },
    { method: 'POST', path: create.path },
  ),
];

/** The module of the client. */
export const clientModule: Module = {
  id: 'shop.api',
  file: 'shop/api.py',
  members: items.filter(({ id }) => id.split('.').length === 3).map(({ id }) => id),
  items,
};
