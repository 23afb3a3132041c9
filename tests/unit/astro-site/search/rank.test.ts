import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeSearch } from '../../../tools/search.ts';
import { getAllowedTypos } from '../../../../astro-site/src/search/ranking/near-misses.ts';
import type { SearchSymbol } from '../../../../astro-site/src/search/symbol.ts';
import { anyName, anySymbols, makeField, makeModel, makeOperation, SHOP } from './symbols.ts';

const search = makeSearch(SHOP);

function describeSymbol(symbol: SearchSymbol | undefined): string {
  if (symbol === undefined) return '';
  return 'owner' in symbol ? `${symbol.owner}.${symbol.name}` : symbol.name;
}

function findFirst(query: string): string {
  return describeSymbol(search(query)[0]?.symbol);
}

describe('the first result', () => {
  test.each([
    ['an exact name', 'modify_order', 'modify_order'],
    ['a name in another case', 'hookrequest', 'HookRequest'],
    ['a name in words', 'modify order', 'modify_order'],
    ['a name in camelCase', 'modifyOrder', 'modify_order'],
    ['a pasted call', '`modify_order()`', 'modify_order'],
    ['a name on the wire', 'lineId', 'modify_order_line.line_id'],
    ['a name on the wire that Python cannot have', 'schema', 'HookResponse.schema_'],
    ['a field with its model', 'HookResponse.secret', 'HookResponse.secret'],
    ['a dotted path', 'shop.api.create_order', 'create_order'],
    ['a prefix', 'creat', 'create_order'],
    ['parts of a name', 'order_line', 'modify_order_line'],
    ['a suffix', 'user', 'add_order_user'],
    ['words together', 'orderdetails', 'order_details'],
    ['words in another order', 'users list', 'list_order_users'],
    ['a word of the model and one of the field', 'hook secret', 'HookRequest.secret'],
    ['method and path', 'PATCH /v1/orders/{order_id}', 'modify_order'],
    ['method and part of a path', 'PATCH orders', 'modify_order'],
    ['a method in lower case', 'patch orders', 'modify_order'],
    ['a path, GET first', '/v1/orders/{orderId}/users', 'list_order_users'],
    ['a path with a value', '/v1/orders/abc123/users', 'list_order_users'],
    ['a whole address', 'https://api.example.com/v1/orders/7?x=1', 'order_details'],
    ['a declared word before a value', '/v1/hooks/account', 'create_account_hook'],
    ['a slip', 'modfy_order', 'modify_order'],
  ])('%s: %s', (_, query, expected) => {
    expect(findFirst(query)).toBe(expected);
  });
});

test('a question about a call finds it by its last name, however long the way to it is', () => {
  const find = makeSearch([
    makeOperation('secrets.aws.read_config', 'GET /secrets/aws/config'),
    makeOperation('secrets.kv.v2.read_secret', 'GET /secrets/kv/{path}'),
    makeOperation('secrets.kv.v2.create_or_update_secret', 'POST /secrets/kv/{path}'),
  ]);
  const ask = (question: string): string | undefined => find(question)[0]?.symbol.name;
  expect(ask('read a secret')).toBe('secrets.kv.v2.read_secret');
  expect(ask('write a secret')).toBe('secrets.kv.v2.create_or_update_secret');
  expect(ask('which call sends POST /secrets/kv/a?')).toBe('secrets.kv.v2.create_or_update_secret');
});

describe('calls of clients', () => {
  const POST = 'POST /chat/completions';
  const href = '/api-docs/shop/api/';
  const names = ['chat.completions.create', 'chat.completions.parse', 'chat.completions.stream'];
  const symbols: SearchSymbol[] = [
    ...SHOP,
    ...['AsyncCompletions', 'RawCompletions'].map((name): SearchSymbol => {
      return { kind: 'class', module: 'shop.api', name, href, summary: '', isVariant: true };
    }),
    ...names.map((name) => makeOperation(name, POST)),
    makeOperation('chat.completions.retrieve', 'GET /chat/completions/{id}'),
  ];
  const find = (query: string): string[] =>
    makeSearch(symbols)(query).map(({ symbol }) => symbol.name);

  test.each([
    POST,
    'https://api.test/v1/chat/completions',
    'POST https://api.test/v1/chat/completions',
    `curl https://api.test/v1/chat/completions -H "Authorization: Bearer $KEY" -d '{"a": "${'b'.repeat(300)}"}'`,
  ])('every call that sends a request comes first: %s', (query) => {
    expect(find(query).slice(0, 3)).toEqual(names);
  });

  test('a value stands for a placeholder', () => {
    expect(find('/v1/chat/completions/abc')[0]).toBe('chat.completions.retrieve');
  });

  test('a part of a call finds it, and variants come last', () => {
    expect(find('completions.create')[0]).toBe('chat.completions.create');
    const found = find('completions');
    expect(found.slice(0, 4)).toEqual(expect.arrayContaining(names));
    expect(found.slice(-2).toSorted()).toEqual(['AsyncCompletions', 'RawCompletions']);
    expect(find('AsyncCompletions')[0]).toBe('AsyncCompletions');
  });
});

test('operations of one path stand by method', () => {
  const names = search('/v1/orders').map(({ symbol }) => symbol.name);
  expect(names.slice(0, 2)).toEqual(['list_orders', 'create_order']);
});

test('among equal names the operation comes first', () => {
  const symbols = [makeField('Model', 'connect_card'), makeOperation('connect_card', 'POST /card')];
  expect(makeSearch(symbols)('connect_card')[0]?.symbol.kind).toBe('operation');
});

test('the word itself comes before its singular', () => {
  const symbols = [makeOperation('order_status', 'GET /a'), makeOperation('all_orders', 'GET /b')];
  expect(makeSearch(symbols)('orders').map(({ symbol }) => symbol.name)).toEqual([
    'all_orders',
    'order_status',
  ]);
});

describe('questions', () => {
  const guide = '/guides/orders/';
  const symbols: SearchSymbol[] = [
    { kind: 'page', name: 'Orders', href: guide, summary: 'What an order is.' },
    { kind: 'heading', name: 'Cancel a delivery', owner: 'Orders', href: `${guide}#cancel` },
    ...SHOP,
    makeField('Cart', 'orders'),
    {
      kind: 'class',
      module: 'shop.http',
      name: 'Client',
      href: '/api-docs/shop/http/',
      summary: '',
    },
  ];
  const find = (query: string): string => {
    const symbol = makeSearch(symbols)(query)[0]?.symbol;
    return symbol?.kind === 'page' ? symbol.href : describeSymbol(symbol);
  };

  test.each([
    ['the title of a page', 'orders', guide],
    ['another verb', 'update order', 'modify_order'],
    ['a verb of which there is no operation', 'how do I pause an order?', 'modify_order'],
    ['words that say nothing', 'get the users of an order', 'list_order_users'],
    ['a heading in other words', 'how can I cancel deliveries', 'Orders.Cancel a delivery'],
    ['the address of a page', 'https://docs.example.com/guides/orders/?x=1', guide],
    [
      'the address of a section',
      'https://docs.example.com/guides/orders/#cancel',
      'Orders.Cancel a delivery',
    ],
    ['an exported name', 'shop.Client', 'Client'],
    ['typos in a name without separators', 'hokrequst', 'HookRequest'],
    ['words that the documentation does not have', 'pagination cursor', 'list_orders.cursor'],
    ['a question with words that nothing has', 'which call modifies qqqq orders', 'modify_order'],
    ['the singular of a title', 'order', guide],
    ['a word that two names have together', 'order users listing', 'list_order_users'],
  ])('%s: %s', (_, query, expected) => {
    expect(find(query)).toBe(expected);
  });

  test('what is on the page or in the package at hand comes before its equals', () => {
    const near = { ...makeModel('Order'), href: '/api-docs/shop/Order/' };
    const far = { ...makeModel('Order'), href: '/api-docs/bank/Order/' };
    const first = (here: string) => makeSearch([far, near])('Order', here)[0]?.symbol;
    expect(first('/')).toBe(far);
    expect(first('/api-docs/shop/api/')).toBe(near);
  });

  test('a model without documentation and its fields come last', () => {
    const known = makeModel('OrderLine', 'A line.');
    const found = makeSearch([makeModel('OrderPart'), known])('order');
    expect(found[0]?.symbol).toBe(known);
  });
});

test('near misses come after real matches, and only if those are few', () => {
  expect(search('secret').map(({ symbol }) => symbol.name)).not.toContain('list_orders');
  expect(search('zzzzzz')).toEqual([]);
});

test.each(['', ' ', '\n'])('%j finds nothing', (query) => {
  expect(search(query)).toEqual([]);
});

describe('whatever the names are', () => {
  test('an exact name finds a symbol of that name first', () => {
    fc.assert(
      fc.property(anySymbols, fc.nat(), (symbols, seed) => {
        const symbol = symbols[seed % symbols.length];
        if (symbol === undefined || symbol.name.trim() === '') return;
        const [first] = makeSearch(symbols)(symbol.name);
        const found = first?.symbol;
        const names = [found?.name, found && 'wireName' in found ? found.wireName : undefined];
        expect(names.map((name) => name?.trim())).toContain(symbol.name.trim());
      }),
    );
  });

  test('no query throws, and results are sorted and unique', () => {
    fc.assert(
      fc.property(
        anySymbols,
        fc.oneof(anyName, fc.string({ unit: 'binary', maxLength: 40 })),
        (symbols, query) => {
          const hits = makeSearch(symbols)(query);
          const scores = hits.map(({ score }) => score);
          expect(scores.every((score) => score > 0)).toBe(true);
          expect(scores).toEqual(scores.toSorted((one, other) => other - one));
          expect(new Set(hits.map(({ symbol }) => symbol)).size).toBe(hits.length);
        },
      ),
    );
  });

  test('a query of any length is answered', () => {
    expect(search('zq_'.repeat(100_000))).toEqual([]);
    expect(search('/{'.repeat(100_000))).toEqual([]);
  });
});

test('short words allow no typos', () => {
  expect(['id', 'usr', 'webhook', 'connector'].map((word) => getAllowedTypos(word.length))).toEqual(
    [0, 1, 1, 2],
  );
});
