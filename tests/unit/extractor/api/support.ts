import type { ApiDocument } from '../../../../extractor/api/document/api-document.ts';
import { parseApiDocument } from '../../../../extractor/api/document/read-document.ts';
import { collectRequests } from '../../../../extractor/api/matching/client-request.ts';
import {
  type Matching,
  type MatchingOptions,
  matchRequests,
} from '../../../../extractor/api/matching/match-requests.ts';
import { compareMatching } from '../../../../extractor/api/rules/compare-request.ts';
import {
  type ApiDiagnostic,
  makeApiDiagnostics,
} from '../../../../extractor/api/rules/make-findings.ts';
import type { ClientCall } from '../../../../extractor/contract/client-call.ts';
import type { Item } from '../../../../extractor/contract/module.ts';
import type { Operation } from '../../../../extractor/contract/operation.ts';
import {
  createPackageView,
  type PackageView,
} from '../../../../extractor/contract/view/package-view.ts';
import { makeClientOperation, makeModule, makePackage } from '../support/contract.ts';

/** A document with the given paths. */
export function makeDocument(paths: object, rest: object = {}): ApiDocument {
  const root: unknown = JSON.parse(JSON.stringify({ openapi: '3.1.0', paths, ...rest }));
  return parseApiDocument(root);
}

/** An operation that sends `GET /path`, named after its parts. */
export function makeRequest(
  request: string,
  parts: Partial<Operation> = {},
  call: Partial<ClientCall> = {},
): Operation {
  const [method, path = ''] = request.split(' ');
  const name = request.toLowerCase().replaceAll(/[^a-z]+/g, '_');
  return makeClientOperation(
    `shop.${name}`,
    { method: method as Operation['method'], path, ...parts },
    call,
  );
}

function makeView(items: readonly Item[]): PackageView {
  return createPackageView(makePackage([makeModule('shop', [...items])]));
}

/** How requests such as `GET /users/{id}` match documents. */
export function match(
  requests: readonly (string | Operation)[],
  documents: ApiDocument | ApiDocument[],
  options?: MatchingOptions,
): Matching {
  const items = requests.map((one) => (typeof one === 'string' ? makeRequest(one) : one));
  return matchRequests(collectRequests(makeView(items)), [documents].flat(), options);
}

/** The findings about a package whose requests belong to a document. */
export function compare(items: readonly Item[], document: ApiDocument): ApiDiagnostic[] {
  const view = makeView(items);
  const matching = matchRequests(collectRequests(view), [document]);
  return makeApiDiagnostics(compareMatching(matching, view), view);
}
