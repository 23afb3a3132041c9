import { expect, test } from 'vitest';
import {
  formatCall,
  getCallName,
  getShortCall,
  splitCall,
  toVariableName,
} from '../../../../astro-site/src/code/call-name.ts';
import type { Operation } from '../../../../extractor/contract/operation.ts';
import { makeClientOperation } from '../../extractor/support/contract.ts';

const parameter = (
  name: string,
  more: object = {},
): Operation['signature']['parameters'][number] => {
  return { name, kind: 'positionalOrKeyword', ...more };
};

function makeSend(parts: Partial<Operation> = {}, access?: string): Operation {
  return makeClientOperation(
    'shop.Orders.send',
    parts,
    access === undefined ? {} : { access: [access] },
  );
}

test('a call is named as callers reach it, otherwise as a method of an object', () => {
  expect(getCallName(makeSend({}, 'client.orders.send'))).toBe('client.orders.send');
  expect(getCallName(makeSend())).toBe('orders.send');
  expect(getShortCall(makeSend({}, 'client.orders.send'))).toBe('orders.send');
  expect(getShortCall(makeSend({}, 'client.get_shop(...).send'))).toBe('Orders.send');
  expect(getShortCall(makeSend())).toBe('Orders.send');
  expect(getShortCall(makeClientOperation('shop.orders.send'))).toBe('send');
});

test('a property has no call', () => {
  const parts = { decorators: ['property'], signature: { parameters: [parameter('self')] } };
  expect(formatCall(makeSend(parts, 'client.orders.send'))).toBe('client.orders.send');
});

test.each([
  ['Repository', 'repository'],
  ['PullRequestComment', 'pull_request_comment'],
  ['KvV2', 'kv_v2'],
  ['HTTPClient', 'http_client'],
  ['_Hidden', 'hidden'],
])('an object of %s is %s', (name, variable) => {
  expect(toVariableName(name)).toBe(variable);
});

test('a call shows the arguments that it needs', () => {
  const parameters = [
    parameter('self'),
    parameter('place', { kind: 'positionalOnly' }),
    parameter('order_id'),
    parameter('limit', { default: '5' }),
    parameter('more', { kind: 'varKeyword' }),
  ];
  expect(formatCall(makeSend({ signature: { parameters } }))).toBe(
    'orders.send(place, order_id=...)',
  );
  const many = ['a', 'b', 'c', 'd', 'e'].map((name) => parameter(name));
  expect(formatCall(makeSend({ signature: { parameters: many } }))).toBe(
    'orders.send(a=..., b=..., c=..., d=..., ...)',
  );
  expect(
    formatCall(
      makeSend({ binding: 'staticMethod', signature: { parameters: [parameter('self')] } }),
    ),
  ).toBe('orders.send(self=...)');
});

test.each([
  ['client.orders.send', ['client.', 'orders.'], 'send', ''],
  ['client.orders.send(a=..., b=...)', ['client.', 'orders.'], 'send', '(a=..., b=...)'],
  ['client.shop(...).send', ['client.', 'shop(.', '.', '.', ').'], 'send', ''],
  ['send()', [], 'send', '()'],
  ['send)', [], 'send)', ''],
])('%s has a chain, a name and arguments', (call, chain, name, rest) => {
  expect(splitCall(call)).toEqual({ chain, name, rest });
  expect(chain.join('') + name + rest).toBe(call);
});
