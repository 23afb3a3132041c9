import type { Schema } from '../../../extractor/exports/schemas/document.ts';
import { getFields, getName, simplify, type Document, type Operation } from './schemas.ts';

export const FACETS = [
  ...(['operations', 'parameters', 'required', 'schema', 'bodies', 'responses'] as const),
  ...(['security', 'models', 'fields', 'required fields', 'field schema'] as const),
] as const;
export type Facet = (typeof FACETS)[number];

/** A fact of one side that the other has not, or has differently. */
export interface Difference {
  facet: Facet;
  /** For example `GET /items/{} query limit`, or `Item.price`. */
  where: string;
  truth: string | undefined;
  ours: string | undefined;
}

/** How many facts of a kind were compared, and which of them differ. */
export interface Comparison {
  compared: Record<Facet, number>;
  differences: Difference[];
}

/** Compares what wrapdocs found with what the application says of itself. */
export function compareDocuments(truth: Document, found: Document): Comparison {
  const { versions } = truth;
  const ours = {
    ...found,
    inPlace: listAliases(truth, found),
    ...(versions === undefined ? {} : { versions }),
  };
  const facts: Fact[] = [...compareOperations(truth, ours), ...compareModels(truth, ours)];
  const compared = Object.fromEntries(
    FACETS.map((facet) => [facet, facts.filter((one) => one.facet === facet).length]),
  ) as Record<Facet, number>;
  const differences = facts.filter(({ truth: theirs, ours: own }) => theirs !== own);
  return { compared, differences };
}

type Fact = Difference;

/** The schemas of types without fields that the application does not name. */
function listAliases(truth: Document, ours: Document): Set<string> {
  const known = new Set(Object.keys(truth.components.schemas ?? {}).map(getName));
  const others = Object.entries(ours.components.schemas ?? {})
    .filter(([, schema]) => schema.properties === undefined && schema.allOf === undefined)
    .map(([name]) => getName(name));
  return new Set(others.filter((name) => !known.has(name)));
}

function* compareOperations(truth: Document, ours: Document): Generator<Fact> {
  const [theirs, own] = [listOperations(truth), listOperations(ours)];
  for (const where of new Set([...theirs.keys(), ...own.keys()])) {
    const [their, our] = [theirs.get(where), own.get(where)];
    const [inTruth, inOurs] = [their, our].map((one) => (one === undefined ? undefined : 'yes'));
    yield { facet: 'operations', where, truth: inTruth, ours: inOurs };
    if (their === undefined || our === undefined) continue;
    yield* compareParameters(where, [their, truth], [our, ours]);
    yield* compareParts(where, [their, truth], [our, ours]);
  }
}

/** A method and a path without the names of placeholders. */
export function getRequestKey(method: string, path: string): string {
  const named = path.startsWith('/') ? path : `/${path}`;
  return `${method.toUpperCase()} ${named.replaceAll(/\{[^}]*\}/gu, '{}')}`;
}

function listOperations({ paths }: Document): Map<string, Operation> {
  const all = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => !method.startsWith('x-'))
      .map(([method, operation]): [string, Operation] => [
        getRequestKey(method, path),
        {
          ...operation,
          placeholders: [...path.matchAll(/\{([^}:]*)/gu)].map(([, name]) => name ?? ''),
        },
      ]),
  );
  return new Map(all);
}

type Side = readonly [Operation, Document];

function* compareParameters(where: string, truth: Side, ours: Side): Generator<Fact> {
  const [theirs, own] = [truth, ours].map(listParameters) as [Parameters, Parameters];
  for (const name of new Set([...theirs.keys(), ...own.keys()])) {
    const [their, our] = [theirs.get(name), own.get(name)];
    const place = `${where} ${name}`;
    const [inTruth, inOurs] = [their, our].map((one) => (one === undefined ? undefined : 'yes'));
    yield { facet: 'parameters', where: place, truth: inTruth, ours: inOurs };
    if (their === undefined || our === undefined) continue;
    const [required, ownRequired] = [their, our].map((one) => String(one.required));
    yield { facet: 'required', where: place, truth: required, ours: ownRequired };
    yield { facet: 'schema', where: place, truth: their.schema, ours: our.schema };
  }
}

interface Parameter {
  required: boolean;
  schema: string;
}

type Parameters = Map<string, Parameter>;

function listParameters([operation, document]: Side): Parameters {
  const all = (operation.parameters ?? []).map((one): [string, Parameter] => {
    // Names of placeholders may differ.
    const position = operation.placeholders?.indexOf(one.name) ?? -1;
    const name = one.in === 'path' ? `path ${String(position)}` : `${one.in} ${one.name}`;
    const schema = JSON.stringify(simplify(one.schema ?? {}, document));
    return [name.toLowerCase(), { required: one.required ?? false, schema }];
  });
  return new Map(all);
}

function* compareParts(where: string, truth: Side, ours: Side): Generator<Fact> {
  const bodies = [truth, ours].map(([{ requestBody }, document]) => {
    const content = requestBody?.content;
    return content && writeContent(writeOut(content, document, truth[1]), document);
  });
  if (bodies.some((one) => one !== undefined)) {
    yield { facet: 'bodies', where, truth: bodies[0], ours: bodies[1] };
  }
  const [theirs, own] = [truth, ours].map(([{ responses = {} }]) => responses) as [
    Responses,
    Responses,
  ];
  for (const status of new Set([...Object.keys(theirs), ...Object.keys(own)])) {
    const [their, our] = [theirs[status], own[status]];
    yield {
      facet: 'responses',
      where: `${where} ${status}`,
      truth: their && writeContent(their.content ?? {}, truth[1]),
      ours: our && writeContent(our.content ?? {}, ours[1]),
    };
  }
  const [asked, ownAsked] = [truth, ours].map(writeSecurity);
  if (asked !== '[]' || ownAsked !== '[]') {
    yield { facet: 'security', where, truth: asked, ours: ownAsked };
  }
}

type Responses = NonNullable<Operation['responses']>;

/** A model whose name the application does not know is compared by its fields. */
function writeOut(content: Content, document: Document, truth: Document): Content {
  const { schemas = {} } = truth.components;
  const known = new Set(Object.keys(schemas).map(getName));
  const entries = Object.entries(content).map(([type, { schema = {} }]): [string, Media] => {
    const name = schema.$ref?.slice(schema.$ref.lastIndexOf('/') + 1);
    const found = name === undefined ? undefined : document.components.schemas?.[name];
    if (name === undefined || found === undefined || known.has(getName(name)))
      return [type, { schema }];
    return [type, { schema: getFields(found, document) }];
  });
  return Object.fromEntries(entries);
}

interface Media {
  schema?: Schema;
}
type Content = Record<string, Media>;

function writeContent(content: Content, document: Document): string {
  const all = Object.entries(content).map(
    ([type, { schema }]) => `${type} ${JSON.stringify(simplify(schema ?? {}, document))}`,
  );
  return all.toSorted().join('; ');
}

/** The schemes by what they are, as their names are free. */
function writeSecurity([{ security = [] }, { components }]: Side): string {
  const all = security.map((one) =>
    JSON.stringify(
      Object.entries(one).map(([name, scopes]) => [
        writeScheme(components.securitySchemes?.[name]),
        scopes,
      ]),
    ),
  );
  return JSON.stringify(all.toSorted());
}

function writeScheme(scheme: unknown): string {
  const {
    type,
    scheme: kind,
    in: place,
    name,
  } = (scheme ?? {}) as Record<string, string | undefined>;
  return [type, kind, place, name].filter((one) => one !== undefined).join(' ');
}

function* compareModels(truth: Document, ours: Document): Generator<Fact> {
  const own = Map.groupBy(Object.keys(ours.components.schemas ?? {}), getName);
  for (const [name, schema] of Object.entries(truth.components.schemas ?? {})) {
    if (name.startsWith('Body_')) continue;
    const candidates = (own.get(getName(name)) ?? []).map((candidate) => [
      ...compareModel(name, [schema, truth], [ours.components.schemas?.[candidate] ?? {}, ours]),
    ]);
    const [best] = candidates.toSorted((a, b) => count(a) - count(b));
    yield { facet: 'models', where: name, truth: 'yes', ours: best && 'yes' };
    if (best !== undefined) yield* best;
  }
}

function count(facts: readonly Fact[]): number {
  return facts.filter(({ truth, ours }) => truth !== ours).length;
}

function* compareModel(
  name: string,
  truth: readonly [Schema, Document],
  ours: readonly [Schema, Document],
): Generator<Fact> {
  const [theirs, own] = [truth, ours].map(([schema, document]) => getFields(schema, document)) as [
    Schema,
    Schema,
  ];
  const [rest, ownRest] = [
    [theirs, truth[1]],
    [own, ours[1]],
  ].map(([schema, document]) => writeRest(schema as Schema, document as Document));
  yield { facet: 'field schema', where: name, truth: rest, ours: ownRest };
  for (const field of new Set([
    ...Object.keys(theirs.properties ?? {}),
    ...Object.keys(own.properties ?? {}),
  ])) {
    const where = `${name}.${field}`;
    const [their, our] = [theirs.properties?.[field], own.properties?.[field]];
    const [inTruth, inOurs] = [their, our].map((one) => (one === undefined ? undefined : 'yes'));
    yield { facet: 'fields', where, truth: inTruth, ours: inOurs };
    if (their === undefined || our === undefined) continue;
    const [required, ownRequired] = [theirs, own].map((one) =>
      String(one.required?.includes(field) ?? false),
    );
    yield { facet: 'required fields', where, truth: required, ours: ownRequired };
    yield {
      facet: 'field schema',
      where,
      truth: JSON.stringify(simplify(their, truth[1])),
      ours: JSON.stringify(simplify(our, ours[1])),
    };
  }
}

/** A model without its fields: an enum, a root type, whether other fields are allowed. */
function writeRest(schema: Schema, document: Document): string {
  const rest = Object.entries(schema).filter(([key]) => key !== 'properties' && key !== 'required');
  return JSON.stringify(simplify(Object.fromEntries(rest), document));
}
