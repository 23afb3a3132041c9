import type { ApiExtra, ApiFieldFacts } from '../../contract/api-file.ts';
import type { PlacedOperation } from '../matching/match-requests.ts';
import { getChild, getChildren, getItems, getOwn, getText, type Node } from '../document/node.ts';
import type { Resolver } from '../document/references.ts';
import { readSchema, type SchemaFacts } from '../document/schema-facts.ts';
import { shorten } from './shorten.ts';

const MAX_FIELDS = 100;
const MAX_LEVELS = 4;

type Response = NonNullable<ApiExtra['responses']>[number];

/** The JSON that an operation answers with if it succeeds. */
export function readResponses({ operation, document }: PlacedOperation): Response[] {
  const { resolver } = document;
  return listResponses(operation.node, resolver)
    .filter(([status]) => /^2/.test(status))
    .flatMap(([status, response]): Response[] => {
      const content = findJson(response, resolver);
      if (content === undefined) return [];
      const facts = readSchema(content.schema, resolver);
      const type = describeType(facts, resolver);
      const fields = readFields(facts, resolver);
      if (fields.length === 0 && type === undefined) return [];
      const { mediaType } = content;
      return [{ status, mediaType, ...(type === undefined ? {} : { type }), fields }];
    });
}

function listResponses(operation: Node, resolver: Resolver): [status: string, response: Node][] {
  return getChildren(getChild(operation, 'responses'))
    .filter(([status]) => /^(?:[1-5](?:\d\d|XX)|default)$/i.test(status))
    .flatMap(([status, node]) => {
      const response = resolver.resolve(node);
      return response === undefined ? [] : [[status, response] as const];
    })
    .map(([status, response]) => [status, response]);
}

/** The schema of a response as JSON; in Swagger 2, it is beside the description. */
function findJson(
  response: Node,
  resolver: Resolver,
): { mediaType: string; schema: Node } | undefined {
  const direct = getChild(response, 'schema');
  if (direct !== undefined) return { mediaType: 'application/json', schema: direct };
  for (const [name, node] of getChildren(getChild(response, 'content'))) {
    const mediaType = (name.split(';', 1)[0] ?? '').trim().toLowerCase();
    const content = resolver.resolve(node);
    const schema = content && getChild(content, 'schema');
    if (schema !== undefined && /[/+]json$/.test(mediaType)) return { mediaType, schema };
  }
  return undefined;
}

/** The fields of an object, or of the objects of a list, with those of the objects in them. */
function readFields(top: SchemaFacts, resolver: Resolver): ApiFieldFacts[] {
  const found: ApiFieldFacts[] = [];
  const add = (facts: SchemaFacts, prefix: string, level: number): void => {
    if (level > MAX_LEVELS) return;
    if (facts.properties.size === 0 && facts.items !== undefined) {
      add(readSchema(facts.items, resolver), `${prefix}[]`, level);
      return;
    }
    for (const { name, required, schema } of facts.properties.values()) {
      if (found.length >= MAX_FIELDS) return;
      const path = prefix === '' ? name : `${prefix}.${name}`;
      const own = readSchema(schema, resolver);
      const type = describeType(own, resolver);
      const description = shorten(findDescription(schema, resolver) ?? '');
      found.push({
        name: path,
        ...(type === undefined ? {} : { type }),
        ...(required ? { required } : {}),
        ...(description === '' ? {} : { description }),
      });
      add(own, path, level + 1);
    }
  };
  add(top, '', 1);
  return found;
}

function findDescription(schema: Node, resolver: Resolver): string | undefined {
  return (
    getText(schema.value, 'description') ?? getText(resolver.resolve(schema)?.value, 'description')
  );
}

/** `string`, `list of integer`, `string or null`; undefined if any type is allowed. */
function describeType({ types, items }: SchemaFacts, resolver: Resolver): string | undefined {
  if (types === undefined) return undefined;
  const inner = items === undefined ? undefined : readSchema(items, resolver).types;
  const names = [...types].map((type) =>
    type === 'array' && inner !== undefined ? `array of ${[...inner].join(' or ')}` : type,
  );
  return names.join(' or ');
}

type ErrorFacts = NonNullable<ApiExtra['errors']>[number];

/**
 * The answers to requests that fail.
 *
 * @param known the statuses of which the package says something itself
 */
export function readErrors(
  { operation, document: { resolver } }: PlacedOperation,
  known: ReadonlySet<string>,
): ErrorFacts[] {
  return listResponses(operation.node, resolver)
    .filter(([status]) => /^(?:[45]|default)/.test(status) && !known.has(status))
    .map(([status, response]) => {
      const description = shorten(getText(response.value, 'description') ?? '');
      return { status, ...(description === '' ? {} : { description }) };
    });
}

const SCOPED = new Set(['oauth2', 'openIdConnect']);

/** The lists of scopes of which a token needs one. */
export function readScopes({ operation, document: { root } }: PlacedOperation): string[][] {
  const schemes =
    getChild(getChild(root, 'components') ?? root, 'securitySchemes') ??
    getChild(root, 'securityDefinitions');
  const isScoped = (name: string): boolean =>
    SCOPED.has(getText(getOwn(schemes?.value, name), 'type') ?? '');
  const ways = getItems(getChild(operation.node, 'security') ?? getChild(root, 'security'));
  const lists = ways.map((way) =>
    getChildren(way)
      .filter(([name]) => isScoped(name))
      .flatMap(([, scopes]) => getItems(scopes))
      .flatMap(({ value }) => (typeof value === 'string' ? [value] : [])),
  );
  // Where one way needs no scope, none has to be named.
  return lists.every((scopes) => scopes.length > 0) ? lists : [];
}
