import type { ClientCall, Reason } from '../../../../extractor/contract/client-call.ts';
import type { Item } from '../../../../extractor/contract/module.ts';
import type { BodyField, Operation } from '../../../../extractor/contract/operation.ts';
import type { Parameter } from '../../../../extractor/contract/parameter.ts';
import { createPackageView } from '../../../../extractor/contract/view/package-view.ts';
import { createClaims } from '../../../packages/live/comparison/claims.ts';
import { compareClient } from '../../../packages/live/comparison/compare-client.ts';
import { getHoles } from '../../../packages/live/comparison/template.ts';
import type { Verdict } from '../../../packages/live/comparison/verdict.ts';
import type { Facts, FunctionFacts, SentBody, SentRequest } from '../../../packages/live/facts.ts';
import {
  makeClient,
  makeClientOperation,
  makeFunction,
  makeModule,
  makePackage,
} from '../../extractor/support/contract.ts';

/** What a client sent, and what wrapdocs says of it, for tests: `shop.Shop` with one method. */

export const SERVER = 'https://api.shop.example/v1';
const source = { file: 'shop/__init__.py', line: 1 };

export function makeParameter(
  location: Parameter['location'],
  wireName: string,
  parts: Partial<Parameter> = {},
): Parameter {
  return {
    pythonName: wireName,
    wireName,
    location,
    origin: 'inferred',
    required: false,
    ...parts,
  };
}

export function makeFields(...names: string[]): BodyField[] {
  return names.map((name) => ({ pythonName: name, wireName: name, required: false }));
}

export function makeJson(fields: SentBody['fields']): SentBody {
  return { mediaType: 'application/json', kind: 'json', ...(fields && { fields }) };
}

export function makeSent(parts: Partial<SentRequest> = {}): SentRequest {
  return {
    method: 'GET',
    url: `${SERVER}/orders/{order_id}`,
    extents: ['required', 'all'],
    ...parts,
  };
}

/** Facts of `shop.Shop.read`; it was given what it sent, unless the test says otherwise. */
export function makeFunctionFacts(
  sends: readonly SentRequest[],
  parts: Partial<FunctionFacts> = {},
): FunctionFacts {
  const id = 'shop.Shop.read';
  const given = getHoles(JSON.stringify(sends)).filter((name) => !name.includes('.'));
  const about = { id, function: id, kind: 'method', ended: 'returned' } as const;
  return { ...about, given: [...new Set(['order_id', ...given])], sends, ...parts };
}

export function makeFacts(functions: readonly FunctionFacts[], parts: Partial<Facts> = {}): Facts {
  const counts = { found: functions.length, called: functions.length, unreached: 0 };
  const about = { client: 'shop', version: '1.0', modules: ['shop'] };
  return { ...about, ...counts, setup: {}, functions, quiet: [], ...parts };
}

/** `shop.Shop.read`, which sends `GET /orders/{order_id}` unless the test says otherwise. */
export function makeRead(
  parts: Partial<Operation> = {},
  reasons: readonly Reason[] = [],
  call: Partial<ClientCall> = {},
): Operation {
  const path = '/orders/{order_id}';
  const parameters = [makeParameter('path', 'order_id', { required: true })];
  const client = { clientClass: 'shop.Shop', reasons: [...reasons], ...call };
  return makeClientOperation('shop.Shop.read', { path, parameters, ...parts }, client);
}

const SHOP = makeClient('shop.Shop', {
  server: { url: SERVER, parameter: 'url', source },
  authentication: [{ scheme: 'bearer', parameters: ['token'], source }],
});

/** The verdicts on functions of a client, by what is said of it. */
export function compareFacts(facts: Facts, items: readonly Item[]): Verdict[] {
  const hasClient = items.some(({ kind }) => kind === 'class');
  const all = hasClient ? items : [SHOP, ...items];
  const view = createPackageView(makePackage([makeModule('shop', [...all])]));
  return compareClient(facts, createClaims([view]));
}

/** The verdict on one function, in short: `wrong: path: another path`. */
export function judge(
  sends: readonly SentRequest[],
  items: readonly Item[],
  parts: Partial<FunctionFacts> = {},
): Verdict {
  const [verdict] = compareFacts(makeFacts([makeFunctionFacts(sends, parts)]), items);
  if (verdict === undefined) throw new Error('There is no verdict.');
  return verdict;
}

/** A function without a known request. */
export function makePlainFunction(id: string, isNamed = false): Item {
  return { ...makeFunction(id), ...(isNamed ? { unknownRequest: source } : {}) };
}
