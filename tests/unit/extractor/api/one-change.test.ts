import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parseApiDocument } from '../../../../extractor/api/document/read-document.ts';
import { collectRequests, hasReason } from '../../../../extractor/api/matching/client-request.ts';
import { matchRequests } from '../../../../extractor/api/matching/match-requests.ts';
import { compareMatching } from '../../../../extractor/api/rules/compare-request.ts';
import { getSentQuery } from '../../../../extractor/api/rules/sent-inputs.ts';
import type { Package } from '../../../../extractor/contract/package.ts';
import {
  createPackageView,
  type PackageView,
} from '../../../../extractor/contract/view/package-view.ts';
import { makeOpenApi } from '../../../../extractor/exports/openapi.ts';

/**
 * The documents of the goldens' clients are made from the clients, so that they agree. Then each
 * document is changed in one place at a time, and the change has to be found, and nothing else.
 */

interface Body {
  content: Record<string, { schema?: { properties?: Record<string, unknown> } }>;
}
interface Operation {
  parameters?: { in: string; name: string }[];
  requestBody?: Body;
}
type Paths = Record<string, Record<string, Operation>>;
interface Document {
  paths: Paths;
}

const GOLDENS = path.join(import.meta.dirname, '../../../golden');

function readGoldens(): { name: string; view: PackageView }[] {
  return readdirSync(GOLDENS)
    .filter((name) => name.startsWith('requests-'))
    .map((name) => {
      const text = readFileSync(path.join(GOLDENS, name, 'expected.json'), 'utf8');
      return { name, view: createPackageView(JSON.parse(text) as Package) };
    })
    .filter(({ view }) => view.operations.length > 0);
}

function findAlarms(view: PackageView, document: Document): string[] {
  const matching = matchRequests(collectRequests(view), [parseApiDocument(document)]);
  return compareMatching(matching, view)
    .filter(({ rule }) => rule.severity === 'warning')
    .map(({ rule, request: { operation }, part = '' }) =>
      [rule.code, operation.method, operation.path, part].join(' '),
    );
}

type Kind = 'query' | 'operation' | 'field';

interface Change {
  kind: Kind;
  /** What the alarm has to name: the parameter or field. */
  part: string;
  document: Document;
}

/** What a client certainly sends, as far as a document is closed. */
interface Known {
  /** Operations by their places in the document. */
  pointers: Set<string>;
  /** Their query parameters: the place, a space, the name. */
  queries: Set<string>;
  /** Operations whose body is known. */
  bodies: Set<string>;
}

function findKnown(view: PackageView, document: Document): Known {
  const parsed = parseApiDocument(document);
  const { matches } = matchRequests(collectRequests(view), [parsed]);
  const known: Known = { pointers: new Set(), queries: new Set(), bodies: new Set() };
  for (const { request, operations, isExact } of matches) {
    const { pointer = '', parameters = [] } = operations[0]?.operation ?? {};
    if (!isExact || request.knowledge !== 'read') continue;
    // The only request to a host can be to another API.
    const neighbours = matches.filter((one) => one.request.host === request.host);
    if (request.host === undefined || neighbours.length > 1) known.pointers.add(pointer);
    // The properties of an object in the query are parameters of their own.
    const isListed = parameters.every((parameter) => !parameter.isExploded);
    if (isListed && !hasReason(request.operation, 'queryOpen')) {
      for (const { wireName } of getSentQuery(request)) {
        if (!parsed.credentials.has(wireName)) known.queries.add(`${pointer} ${wireName}`);
      }
    }
    if (!hasReason(request.operation, 'bodyOpen')) known.bodies.add(pointer);
  }
  return known;
}

/** Every document with one thing fewer that the client certainly sends. */
function* removeOneByOne(document: Document, known: Known): Generator<Change> {
  for (const [key, item] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      const pointer = `#/paths/${key.replaceAll('~', '~0').replaceAll('/', '~1')}/${method}`;
      const edit = (kind: Kind, part: string, change: (copy: Paths) => void): Change => {
        const copy = structuredClone(document);
        change(copy.paths);
        return { kind, part, document: copy };
      };
      if (known.pointers.has(pointer)) {
        yield edit('operation', '', (paths) => {
          Reflect.deleteProperty(paths[key] ?? {}, method);
        });
      }
      for (const { in: place, name } of operation.parameters ?? []) {
        if (place !== 'query' || !known.queries.has(`${pointer} ${name}`)) continue;
        yield edit('query', name, (paths) => {
          const target = paths[key]?.[method];
          if (target?.parameters === undefined) return;
          target.parameters = target.parameters.filter((other) => other.name !== name);
        });
      }
      const getProperties = (one: Operation | undefined): Record<string, unknown> =>
        one?.requestBody?.content['application/json']?.schema?.properties ?? {};
      const names = Object.keys(getProperties(operation));
      if (!known.bodies.has(pointer) || names.length < 2) continue;
      for (const name of names) {
        yield edit('field', name, (paths) => {
          Reflect.deleteProperty(getProperties(paths[key]?.[method]), name);
        });
      }
    }
  }
}

test('one change to a document at a time is found, and nothing else', () => {
  const found = { query: 0, operation: 0, field: 0 };
  const missed: Record<Kind, string[]> = { query: [], operation: [], field: [] };
  const stray: string[] = [];
  for (const { name, view } of readGoldens()) {
    const document = JSON.parse(JSON.stringify(makeOpenApi(view))) as Document;
    const before = new Set(findAlarms(view, document));
    for (const { kind, part, document: changed } of removeOneByOne(
      document,
      findKnown(view, document),
    )) {
      const alarms = findAlarms(view, changed).filter((alarm) => !before.has(alarm));
      const wanted = alarms.filter((alarm) => alarm.endsWith(` ${part}`));
      if (wanted.length > 0) found[kind] += 1;
      else missed[kind].push(`${name}: ${part}`);
      const others = alarms.filter((alarm) => !wanted.includes(alarm));
      stray.push(...others.map((alarm) => `${name}: ${alarm}`));
    }
  }
  const share = (kind: Kind): number => found[kind] / (found[kind] + missed[kind].length);
  expect(stray).toEqual([]);
  expect(missed.query).toEqual([]);
  expect(found.query).toBeGreaterThan(80);
  // A sibling with a placeholder takes the place of a constant: `/users/{id}` of `/users/count`.
  expect(share('operation')).toBeGreaterThan(0.95);
  expect(found.operation).toBeGreaterThan(350);
  expect(share('field')).toBeGreaterThan(0.95);
  expect(found.field).toBeGreaterThan(50);
});
