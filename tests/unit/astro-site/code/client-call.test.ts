import { expect, test } from 'vitest';
import { makeClientCall } from '../../../../astro-site/src/code/client-call.ts';
import type { ClientCall } from '../../../../extractor/contract/client-call.ts';
import type { Item } from '../../../../extractor/contract/module.ts';
import type { Operation } from '../../../../extractor/contract/operation.ts';
import { createPackageView } from '../../../../extractor/contract/view/package-view.ts';
import {
  makeClient,
  makeClientOperation,
  makeModule,
  makeName,
  makePackage,
} from '../../extractor/support/contract.ts';
import { makeClass, makeFunction, makeReExport } from '../reference/items.ts';

const text = makeName('builtins.str');
const init: Item = {
  ...makeFunction('shop.Shop.__init__'),
  signature: {
    parameters: [
      { name: 'self', kind: 'positionalOrKeyword' },
      { name: 'token', kind: 'positionalOrKeyword', type: text },
    ],
  },
};
const classes: Item[] = [makeClient('shop.Shop', {}), init, makeClass('shop.Orders')];

function write(
  call: Partial<ClientCall>,
  parts: Partial<Operation> = {},
  id = 'shop.Orders.read',
): string {
  const signature: Operation['signature'] = {
    parameters: [
      { name: 'self', kind: 'positionalOrKeyword' },
      { name: 'order_id', kind: 'positionalOrKeyword', type: text },
      { name: 'limit', kind: 'keywordOnly', default: '3' },
    ],
  };
  const operation = makeClientOperation(id, { signature, ...parts }, call);
  return makeClientCall(
    operation,
    createPackageView(makePackage([makeModule('shop', [...classes, operation])])),
  );
}

const clientClass = 'shop.Shop';

/** The call itself, without what constructs the client. */
function writeLast(signature: Operation['signature']): string | undefined {
  const text = write({ access: ['client.orders.read'], clientClass }, { signature });
  return text.split(/Shop\(token=os.environ\["SHOP_TOKEN"\]\)\n\s*/u)[1];
}

test('the client is constructed, and the call has the arguments that it needs', () => {
  expect(write({ access: ['client.orders.read'], clientClass }).split('\n')).toEqual([
    'import os',
    '',
    'from shop import Shop',
    '',
    'client = Shop(token=os.environ["SHOP_TOKEN"])',
    'response = client.orders.read(order_id="abc123")',
  ]);
});

test('an iterator is asked for its items, because nothing is sent before', () => {
  const write = (name: string, parts: Partial<Operation['signature']> = {}): string | undefined =>
    writeLast({ parameters: [], returns: makeName(`collections.abc.${name}`), ...parts });
  expect(write('Iterator')).toBe('for item in client.orders.read():\n    print(item)');
  expect(write('AsyncGenerator')).toBe(
    'async for item in client.orders.read():\n        print(item)\n\n\nasyncio.run(main())',
  );
  expect(write('Iterable')).toBe('response = client.orders.read()');
  // It may return the iterator, or yield the items.
  expect(write('AsyncIterator', { async: true })).toContain(
    'response = await client.orders.read()',
  );
});

test('what is sent when a result is iterated is sent in a loop, unless its type says otherwise', () => {
  const access = ['client.orders.read'];
  const steps = ['shop.Orders.read', 'shop.Pages.__iter__', 'shop.Pages._load'];
  const evidence = steps.map((name) => ({ file: 'shop.py', line: 1, function: name }));
  const call = { access, clientClass, evidence };
  const signature = { parameters: [] };
  expect(write(call, { signature })).toContain('for item in client.orders.read():');
  const typed = { ...signature, returns: makeName('shop.Order') };
  expect(write(call, { signature: typed })).toContain('response = client.orders.read()');
  const direct = { ...call, evidence: evidence.slice(1) };
  expect(write(direct, { signature })).toContain('response = client.orders.read()');
});

test('a function of a module that a class adopts is given its object by the call', () => {
  const signature: Operation['signature'] = {
    parameters: [
      { name: 'shop', kind: 'positionalOrKeyword' },
      { name: 'city', kind: 'positionalOrKeyword', type: text },
    ],
  };
  const call = { access: ['client.find_order'], clientClass };
  const parts = { signature, anchor: 'find_order' };
  expect(write(call, parts, 'shop.find_order')).toContain('client.find_order(city="city")');
});

test('functions without which one refuses to send are called before', () => {
  const parameters = [{ name: 'agent', kind: 'positionalOrKeyword', type: text }] as const;
  const introduce: Item = {
    ...makeFunction('shop.introduce'),
    signature: { parameters: [...parameters] },
  };
  const call = { access: ['shop.list_orders'], calledFirst: ['shop.introduce'] };
  const parts = { signature: { parameters: [] }, anchor: 'list_orders' };
  const operation = makeClientOperation('shop.list_orders', parts, call);
  const view = createPackageView(makePackage([makeModule('shop', [introduce, operation])]));
  const lines = makeClientCall(operation, view).split('\n');
  expect(lines.slice(-2)).toEqual(['introduce(agent="agent")', 'response = shop.list_orders()']);
});

test('a text that is empty by default is given, if a call asked for nothing otherwise', () => {
  const words = { name: 'words', kind: 'positionalOrKeyword', default: '""' } as const;
  const sent = { location: 'query', origin: 'inferred', required: false } as const;
  const call = { access: ['client.orders.read'], clientClass };
  const parameters = ['words', 'sort'].map((wireName) => ({ ...sent, wireName }));
  const only = { signature: { parameters: [words] }, parameters };
  expect(write(call, only)).toContain('client.orders.read(words="words")');
  const other = { name: 'id', kind: 'positionalOrKeyword', type: text } as const;
  const more = { signature: { parameters: [other, words] }, parameters };
  expect(write(call, more)).toContain('client.orders.read(id="abc123")');
});

test('an object with pages is awaited, then asked for its items', () => {
  const write = (name: string): string | undefined =>
    writeLast({ async: true, parameters: [], returns: makeName(`shop.paging.${name}`) });
  expect(write('AsyncOrderPager')).toContain(
    'response = await client.orders.read()\n    async for item in response:\n        print(item)\n',
  );
  expect(write('OrderPager')).toContain('response = await client.orders.read()\n\n\nasyncio');
});

test('an asynchronous call is awaited in a program', () => {
  const signature: Operation['signature'] = { async: true, parameters: [] };
  expect(write({ access: ['client.orders.read'], clientClass }, { signature }).split('\n')).toEqual(
    [
      'import asyncio',
      'import os',
      '',
      'from shop import Shop',
      '',
      '',
      'async def main() -> None:',
      '    client = Shop(token=os.environ["SHOP_TOKEN"])',
      '    response = await client.orders.read()',
      '',
      '',
      'asyncio.run(main())',
    ],
  );
});

test('without a way from a client, the object is constructed', () => {
  expect(write({}).split('\n')).toEqual([
    'from shop import Orders',
    '',
    'orders = Orders()',
    'response = orders.read(order_id="abc123")',
  ]);
});

test('what no rule can make up is given to a function', () => {
  const cart = { name: 'cart', kind: 'positionalOrKeyword' as const };
  const signature = { parameters: [{ ...cart, type: makeName('other.Cart') }] };
  const call = write({ access: ['client.orders.read'], clientClass }, { signature });
  expect(call.split('\n').slice(4)).toEqual([
    '',
    'def read(cart):',
    '    # `cart` is a Cart.',
    '    client = Shop(token=os.environ["SHOP_TOKEN"])',
    '    response = client.orders.read(cart=cart)',
  ]);
  const hostile = { ...cart, documentedType: 'other.Cart\nimport evil' };
  expect(
    write(
      { access: ['client.orders.read'], clientClass },
      { signature: { parameters: [hostile] } },
    ),
  ).not.toMatch(/^import evil/m);
});

test('a method of a client, of a class and a function of a module', () => {
  expect(write({}, {}, 'shop.Shop.read')).toContain(
    'client = Shop(token=os.environ["SHOP_TOKEN"])\n',
  );
  expect(write({}, { binding: 'classMethod' })).toContain('\nresponse = Orders.read(');
  expect(write({}, {}, 'shop.read@GET')).toContain('from shop import read\n\nresponse = read(');
  expect(write({ access: ['shop.read'] }, {}, 'shop.read')).toContain(
    'import shop\n\nresponse = shop.read(',
  );
});

test('a function of a submodule is called after that module is imported', () => {
  const operation = makeClientOperation('shop.books.read', {}, { access: ['shop.books.read'] });
  const modules = [makeModule('shop', []), makeModule('shop.books', [operation])];
  expect(makeClientCall(operation, createPackageView(makePackage(modules)))).toBe(
    'import shop.books\n\nresponse = shop.books.read()',
  );
});

test('a property is read without a call', () => {
  const parts = { decorators: ['functools.cached_property'], signature: { parameters: [] } };
  expect(write({ access: ['client.orders.read'], clientClass }, parts)).toContain(
    'response = client.orders.read',
  );
  expect(write({ access: ['client.orders.read'], clientClass }, parts)).not.toContain('read(');
});

test('a client is imported from where users find it, under its name there', () => {
  const operation = makeClientOperation(
    'shop.orders.Orders.read',
    {},
    { access: ['client.read'], clientClass: 'shop._client.Client' },
  );
  const hidden = {
    ...makeModule('shop._client', [makeClient('shop._client.Client', {})]),
    private: true as const,
  };
  const view = createPackageView(
    makePackage([
      makeModule('shop', [makeReExport('shop.Shop', 'shop._client.Client')]),
      hidden,
      makeModule('shop.orders', [
        makeClass('shop.orders.Orders', { members: ['read'] }),
        operation,
      ]),
    ]),
  );
  expect(makeClientCall(operation, view)).toBe(
    'from shop import Shop\n\nclient = Shop()\nresponse = client.read()',
  );
});

test('dates are objects', () => {
  const signature: Operation['signature'] = {
    parameters: [
      { name: 'since', kind: 'keywordOnly', type: makeName('datetime.datetime') },
      { name: 'day', kind: 'keywordOnly', type: makeName('datetime.date') },
    ],
  };
  const call = write({ access: ['client.orders.read'], clientClass }, { signature });
  expect(call).toContain('from datetime import date, datetime\n');
  expect(call).toContain('since=datetime(2024, 1, 15, 9, 30)');
  expect(call).toContain('day=date(2024, 1, 15)');
});
