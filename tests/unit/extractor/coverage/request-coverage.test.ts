import { asMarkdown } from '../../../../extractor/contract/text/markdown.ts';
import { describe, expect, test } from 'vitest';
import { measureCoverage } from '../../../../extractor/coverage/measure-coverage.ts';
import {
  addRequests,
  describeRequestShare,
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
const modules = [
  makeModule('shop', [
    makeClientOperation('shop.Users.read', {}, { alsoSentBy: ['shop.Users.find'] }),
    makeClientOperation('shop.Users.save@POST'),
    makeClientOperation('shop.Users.save@PUT', {}, { reasons: [{ kind: 'bodyUnknown' }] }),
    makeClientOperation('shop.Users.move', {}, { certainty: 'partial' }),
    makeClientOperation('shop.Users.drop', {}, { reasons: [{ kind: 'inherited' }] }),
    makeClientOperation('shop.Users._list', {}, { alsoSentBy: ['shop.list', 'shop._list'] }),
    makeFunction('shop.Users.find'),
    { ...makeFunction('shop.Users.act'), unknownRequest: call },
    { ...makeFunction('shop.Users._send'), unknownRequest: call },
    makeFunction('shop.Users.close'),
    makeOperation('shop.declared'),
  ]),
  makeModule('shop.other', [
    makeClientOperation(
      'shop.list_all',
      {},
      { alsoSentBy: ['shop.Users.find', 'shop.Users.read'] },
    ),
  ]),
];
const none = { determined: 0, partial: 0, delegates: 0, unknown: 0 };

describe('the functions that may send requests', () => {
  const requests = measureRequests(modules);

  test('are counted once each, by what is known, if they are public', () => {
    expect(makeRequestRecord(requests)).toEqual({
      determined: 3,
      partial: 2,
      delegates: 2,
      unknown: 1,
      functions: [{ function: 'shop.Users.act', location: call }],
    });
  });

  test('are named if they are not determined', () => {
    expect(formatRequests(requests)).toBe(
      [
        'Requests of clients: 8 functions may send one.',
        '  3  determined',
        '  2  determined in part',
        '  2  call another function that sends it',
        '  1  not determined',
        '  shop/users.py:7  not determined: shop.Users.act',
      ].join('\n'),
    );
  });

  test('are named up to a number', () => {
    const many = addRequests(Array.from({ length: 12 }, () => requests));
    const lines = formatRequests(many).split('\n');
    expect([lines.length, lines.at(1), lines.at(4), lines.at(-1)]).toEqual([
      16,
      '  36  determined',
      '  12  not determined',
      '  and 2 more',
    ]);
  });

  test('need no mention if there are none', () => {
    expect(formatRequests(measureRequests([]))).toBe('');
    expect(describeRequestShare(none)).toBeUndefined();
  });
});

describe('the share that is determined', () => {
  test('is said with what is not determined directly', () => {
    expect(describeRequestShare({ determined: 990, partial: 2, delegates: 4, unknown: 1 })).toBe(
      'Requests of clients are determined for 996 of 997 functions (2 in part, 4 through other functions), 99 %. To see the others, run `wrapdocs check`.',
    );
  });

  test('is whole if nothing is left', () => {
    expect(describeRequestShare({ ...none, determined: 1 })).toBe(
      'Requests of clients are determined for 1 of 1 function, 100 %.',
    );
  });
});

test('values that the client itself has need no description', () => {
  const value = { location: 'query', origin: 'inferred', required: true } as const;
  const parameters = [
    { ...value, pythonName: 'account', wireName: 'account', fromObject: true as const },
    { ...value, pythonName: 'since', wireName: 'since' },
  ];
  const operation = makeClientOperation('shop.Users.read', {
    summary: asMarkdown('Read.'),
    parameters,
  });
  const [module] = measureCoverage(makePackage([makeModule('shop', [operation])]));
  expect(module?.undocumented.map(({ name }) => name)).toContain('Users.read(since)');
  expect(module?.undocumented.map(({ name }) => name)).not.toContain('Users.read(account)');
});
