import type { ApiShow } from '../../config/package-schema.ts';
import type { ApiExtra } from '../../contract/api-file.ts';
import type { Operation } from '../../contract/operation.ts';
import type { TypeExpression } from '../../contract/type-expression.ts';
import type { JoinedPackage } from '../compare-with-api.ts';
import type { ApiDocument, ApiOperation } from '../document/api-document.ts';
import { getText } from '../document/node.ts';
import type { ClientRequest } from '../matching/client-request.ts';
import type { RequestMatch } from '../matching/match-requests.ts';
import { getAcceptedFields } from '../rules/accepted-inputs.ts';
import { getSentFields } from '../rules/sent-inputs.ts';
import { readErrors, readResponses, readScopes } from './read-extras.ts';
import { shorten } from './shorten.ts';

/** What the documents say about requests beyond what the package says itself. */
export function makeExtras(
  { view, matching }: JoinedPackage,
  positions: ReadonlyMap<ApiOperation, number>,
  show: ReadonlySet<ApiShow>,
): ApiExtra[] {
  return matching.matches.flatMap((match): ApiExtra[] => {
    const { request } = match;
    const [placed] = match.operations;
    const operation = placed && positions.get(placed.operation);
    if (placed === undefined || operation === undefined || !isComparable(match)) return [];
    const own: Omit<ApiExtra, 'item' | 'operation'> = {
      ...(show.has('parameters') &&
        withoutNone('parameters', describeParameters(request, placed, { view, matching }))),
      ...(show.has('responses') &&
        isUntyped(request.operation) &&
        withoutNone('responses', readResponses(placed))),
      ...(show.has('errors') &&
        withoutNone('errors', readErrors(placed, listStatuses(request.operation)))),
      ...(show.has('scopes') && withoutNone('scopes', readScopes(placed))),
    };
    return Object.keys(own).length === 0 ? [] : [{ item: request.operation.id, operation, ...own }];
  });
}

/** What is only assumed of a request says nothing about its answer. */
function isComparable({ isExact, isCertain, request }: RequestMatch): boolean {
  return isExact && isCertain && request.knowledge === 'read';
}

function withoutNone<Key extends string, Entry>(
  key: Key,
  entries: Entry[],
): Partial<Record<Key, Entry[]>> {
  return entries.length === 0 ? {} : ({ [key]: entries } as Record<Key, Entry[]>);
}

type Described = NonNullable<ApiExtra['parameters']>[number];

/** The descriptions of parameters and fields that have none in the package. */
function describeParameters(
  request: ClientRequest,
  { operation, document }: { operation: ApiOperation; document: ApiDocument },
  { view }: Pick<JoinedPackage, 'view' | 'matching'>,
): Described[] {
  const { resolver } = document;
  const inRequest = request.operation.parameters
    .filter(({ description }) => description === undefined)
    .flatMap(({ wireName, location }): Described[] => {
      const found = operation.parameters.find(
        (one) => one.location === location && isSameName(one.name, wireName, location),
      );
      const text =
        found?.description ?? getText(resolver.resolve(found?.schema)?.value, 'description');
      return makeDescribed(wireName, location, text);
    });
  const fields = getAcceptedFields(operation.body, resolver).inputs;
  const described = new Set(
    request.operation.body?.fields?.flatMap(({ wireName, description }) =>
      description === undefined ? [] : [wireName],
    ),
  );
  const isOwnBody = request.operation.body?.fields !== undefined;
  const inBody = (isOwnBody ? getSentFields(request, view) : [])
    .filter(({ wireName }) => !described.has(wireName))
    .flatMap(({ wireName }): Described[] => {
      const schema = fields.get(wireName)?.schema;
      const text =
        getText(schema?.value, 'description') ??
        getText(resolver.resolve(schema)?.value, 'description');
      return makeDescribed(wireName, 'body', text);
    });
  return [...inRequest, ...inBody];
}

function isSameName(one: string, other: string, location: string): boolean {
  return location === 'header' ? one.toLowerCase() === other.toLowerCase() : one === other;
}

function makeDescribed(name: string, place: Described['place'], text = ''): Described[] {
  const description = shorten(text);
  return description === '' ? [] : [{ name, place, description }];
}

function listStatuses({ responses }: Operation): Set<string> {
  return new Set(responses.map(({ status }) => status));
}

/** Whether the package does not say what the answer contains. */
function isUntyped({ signature, responses }: Operation): boolean {
  const types = responses
    .filter(({ status }) => /^(?:2|default)/.test(status))
    .flatMap(({ type, wireType }) => wireType ?? type ?? []);
  const known = types.length > 0 ? types : [signature.returns];
  return known.every(saysNothing);
}

/** Python's own names for "any JSON". */
const ANYTHING =
  /^(?:(?:typing\.)?(?:Any|Dict|List|Mapping)|dict|list|object|collections\.abc\.Mapping)$/;

function saysNothing(type: TypeExpression | undefined): boolean {
  if (type === undefined) return true;
  if (type.kind === 'name') return ANYTHING.test(type.id ?? type.name) || type.name === 'str';
  if (type.kind === 'union') return type.members.every(saysNothing);
  return type.kind === 'generic' && saysNothing(type.origin) && type.arguments.every(saysNothing);
}
