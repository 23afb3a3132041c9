import { describe, expect, test } from 'vitest';
import { measureCoverage } from '../../../../extractor/coverage/measure-coverage.ts';
import {
  addRequests,
  formatRequests,
  makeRequestRecord,
  measureRequests,
} from '../../../../extractor/coverage/request-coverage.ts';
import {
  makeClientOperation,
  makeFunction,
  makeModule,
  makeOperation,
  makePackage,
} from '../support/contract.ts';

const call = { file: 'shop/users.py', line: 7 };
const extracted = makePackage([
  makeModule('shop', [
    makeClientOperation('shop.Users.read'),
    makeClientOperation('shop.Users.save@POST'),
    makeClientOperation('shop.Users.save@PUT'),
    { ...makeFunction('shop.Users.act'), unknownRequest: call },
    { ...makeFunction('shop.Users._send'), unknownRequest: call },
    makeFunction('shop.Users.close'),
    makeOperation('shop.declared'),
  ]),
]);

describe('the functions of clients that send requests', () => {
  const requests = measureRequests(extracted);

  test('are counted once each, if they are public', () => {
    expect(makeRequestRecord(requests)).toEqual({
      known: 2,
      unknown: 1,
      functions: [{ function: 'shop.Users.act', location: call }],
    });
  });

  test('are named if their request is not known', () => {
    expect(formatRequests(requests)).toBe(
      'Requests of clients: known for 2 of 3 functions that send one.\n  shop/users.py:7  not known: shop.Users.act',
    );
  });

  test('are named up to a number', () => {
    const many = addRequests(Array.from({ length: 12 }, () => requests));
    const lines = formatRequests(many).split('\n');
    expect([lines.length, lines.at(0), lines.at(-1)]).toEqual([
      12,
      'Requests of clients: known for 24 of 36 functions that send one.',
      '  and 2 more',
    ]);
  });

  test('need no mention if there are none', () => {
    expect(formatRequests(measureRequests(makePackage([])))).toBe('');
  });
});

test('values that the client itself has need no description', () => {
  const value = { location: 'query', origin: 'inferred', required: true } as const;
  const parameters = [
    { ...value, pythonName: 'account', wireName: 'account', fromObject: true as const },
    { ...value, pythonName: 'since', wireName: 'since' },
  ];
  const operation = makeClientOperation('shop.Users.read', { summary: 'Read.', parameters });
  const [module] = measureCoverage(makePackage([makeModule('shop', [operation])]));
  expect(module?.undocumented.map(({ name }) => name)).toContain('Users.read(since)');
  expect(module?.undocumented.map(({ name }) => name)).not.toContain('Users.read(account)');
});
