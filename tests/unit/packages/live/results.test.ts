import { expect, test } from 'vitest';
import type { Operation } from '../../../../extractor/contract/operation.ts';
import type { SentRequest } from '../../../packages/live/facts.ts';
import type { Claim } from '../../../packages/live/comparison/claims.ts';
import { isDocumentedRequest } from '../../../packages/live/example-outcomes.ts';
import { findChanges, listDisagreements } from '../../../packages/live/expectations.ts';
import { countExamples, makeClientResult } from '../../../packages/live/results/client-result.ts';
import { sumResults } from '../../../packages/live/results/sums.ts';
import {
  makeClientTable,
  makePartTable,
  makeSumTable,
} from '../../../packages/live/results/tables.ts';
import {
  compareFacts,
  makeFacts,
  makeFunctionFacts,
  makeJson,
  makeParameter,
  makeRead,
  makeSent,
  SERVER,
} from './shop.ts';

const facts = makeFacts([
  makeFunctionFacts([makeSent({ headers: { authorization: 'Bearer {Shop.token}' } })]),
  makeFunctionFacts([makeSent({ query: { q: '{q}' } })], {
    id: 'shop.Outlet.read',
    bases: ['shop.Shop.read'],
  }),
  makeFunctionFacts([makeSent()], { id: 'shop.Shop.list', function: 'shop.Shop.list' }),
  makeFunctionFacts([makeSent({ url: '{url}' })], { id: 'shop.Shop.send' }),
]);
const verdicts = compareFacts(facts, [makeRead()]);
const client = { name: 'shop', group: 'blind', style: 'requests' } as const;
const result = makeClientResult(client, facts, verdicts, 3);

test('the figures of a client count each function once', () => {
  expect(result).toMatchObject({
    ...{ sending: 3, right: 1, wrong: 1, silent: 1, named: 0, delegate: 0 },
    ...{ transport: 1, claimedQuiet: 3, wrongExact: 1, silentElsewhere: 0 },
    ...{ credentialsSent: 1, credentialsNamed: 1, serverSent: 2, serverNamed: 2 },
    wrongParts: { query: 1 },
  });
});

test('tables show each client, and the sums of each group', () => {
  const known = { ...result, name: 'other', group: 'known' as const };
  const results = [result, known];
  expect(sumResults(results)).toMatchObject({ clients: 2, sending: 6, wrongParts: { query: 2 } });
  expect(makeSumTable(results).split('\n').slice(0, 5)).toEqual([
    '|  | known | blind | together |',
    '| --- | --- | --- | --- |',
    '| clients | 1 | 1 | 2 |',
    '| functions | 3 | 3 | 6 |',
    '| right | 1\u00A0(33%) | 1\u00A0(33%) | 2\u00A0(33%) |',
  ]);
  expect(makeClientTable(results)).toContain('| shop 1.0 | blind | 3 | 1\u00A0(33%) |');
  expect(makePartTable(results)).toContain('| query | 2 | 0 |');
});

test('new and disappeared disagreements are found, with their reasons', () => {
  const found = listDisagreements(verdicts);
  expect(found).toEqual({
    'silent: requests: request not found': ['shop.Shop.list'],
    'wrong: query: argument not shown': ['shop.Outlet.read'],
  });
  expect(findChanges(found, found)).toEqual([]);
  expect(findChanges({ 'wrong: path: another path': ['shop.Outlet.read'] }, found)).toEqual([
    'new: shop.Shop.list (silent: requests: request not found)',
    'new: shop.Outlet.read (wrong: query: argument not shown)',
    'gone: shop.Outlet.read (wrong: path: another path)',
  ]);
});

test('the outcome of another example does not count', () => {
  const outcome = {
    id: 'a',
    digest: '1',
    kind: 'python',
    ended: 'returned',
    isRight: true,
  } as const;
  const outcomes = [outcome, { ...outcome, id: 'b' }, { ...outcome, id: 'c', isRight: false }];
  const digests = new Map([
    ['python a', '1'],
    ['python b', '2'],
    ['python c', '1'],
  ]);
  expect(countExamples(outcomes, digests, new Set(['a']))).toEqual({
    python: { run: 2, right: 1, runOfRight: 1, rightOfRight: 1 },
  });
});

test('an example must send the request of its operation', () => {
  const parameters = [
    makeParameter('path', 'order_id', { required: true }),
    makeParameter('query', 'q', { required: true }),
  ];
  const body = {
    mediaType: 'application/json',
    required: true,
    origin: 'inferred',
    fields: [{ pythonName: 'note', wireName: 'note', required: false }],
  } as const;
  const operation = makeRead({ parameters, body: { ...body, fields: [...body.fields] } });
  const claim: Claim = { operation, base: SERVER, authentication: [] };
  const withoutBody = makeSent({ url: `${SERVER}/orders/123`, query: { q: 'books' } });
  const sent = { ...withoutBody, body: makeJson({ note: 'now' }) };
  expect(isDocumentedRequest(claim, [makeSent({ url: `${SERVER}/status` }), sent])).toBe(true);
  expect(isDocumentedRequest(claim, [])).toBe(false);
  expect(isDocumentedRequest(claim, [{ ...sent, method: 'POST' }])).toBe(false);
  expect(isDocumentedRequest(claim, [{ ...sent, url: 'https://other.example/orders/1' }])).toBe(
    false,
  );
  expect(isDocumentedRequest(claim, [{ ...sent, query: {} }])).toBe(false);
  expect(isDocumentedRequest(claim, [withoutBody])).toBe(false);
});

test('an example need not send what the client works out, and may send what is merged in', () => {
  const parameters = [
    { ...makeParameter('query', 'page', { required: true }), pythonName: undefined },
    { ...makeParameter('query', 'size', { required: true }), fromObject: true as const },
  ];
  const operation = makeRead({ parameters });
  const body = {
    ...{ mediaType: 'application/json', required: false, origin: 'inferred' as const },
    fields: [{ pythonName: 'note', wireName: 'note', required: false }],
  };
  const options = [{ pythonName: 'extra', effect: 'body' as const }];
  const sent = makeSent({ url: `${SERVER}/orders/123` });
  const judge = (one: Operation, request: SentRequest): boolean =>
    isDocumentedRequest({ operation: one, base: SERVER, authentication: [] }, [request]);
  expect(judge(operation, sent)).toBe(true);
  const merged = { ...sent, body: makeJson({ color: 'red' }) };
  expect(judge({ ...operation, parameters: [], body }, merged)).toBe(false);
  const client = { certainty: 'exact' as const, evidence: [], options };
  expect(judge({ ...operation, parameters: [], body, client }, merged)).toBe(true);
});
