// Reduces an OpenAPI document to facts: requests, names, types and limits, without texts.
//
//   node tests/packages/api/reduce.ts spotipy spotify.yml
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type {
  ApiDocument,
  ApiOperation,
  ApiParameter,
  ApiServer,
} from '../../../extractor/api/document/api-document.ts';
import type { Node } from '../../../extractor/api/document/node.ts';
import { readDocument } from '../../../extractor/api/document/read-document.ts';
import type { Resolver } from '../../../extractor/api/document/references.ts';
import { readSchema } from '../../../extractor/api/document/schema-facts.ts';

/** Fields of objects inside objects are compared as well, those further inside are not sent by name. */
const MAX_DEPTH = 3;

const [name = '', file = ''] = process.argv.slice(2);
const document = await readDocument(file, { cwd: process.cwd(), env: process.env });
const target = fileURLToPath(new URL(`${name}.json.gz`, import.meta.url));
writeFileSync(target, gzipSync(JSON.stringify(reduceDocument(document)), { level: 9 }));

function reduceDocument({ title, version, operations, credentials, resolver }: ApiDocument) {
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of operations) {
    // Keys that differ in their fragments or queries stay apart.
    const key = decodeURIComponent(operation.pointer)
      .replace(/^#\/paths\//, '')
      .replace(/\/[a-z]+$/, '')
      .replaceAll('~1', '/')
      .replaceAll('~0', '~');
    const path = operation.pointer.startsWith('#') ? key : operation.path;
    (paths[path] ??= {})[operation.method.toLowerCase()] = reduceOperation(operation, resolver);
  }
  const schemes = [...credentials].map((one) => [one, { type: 'apiKey', in: 'query', name: one }]);
  return {
    openapi: '3.1.0',
    info: { title, version },
    components: { securitySchemes: Object.fromEntries(schemes) as object },
    paths,
  };
}

function reduceOperation(
  { servers, operationId, tags, deprecated, parameters, body }: ApiOperation,
  resolver: Resolver,
) {
  const contents = body?.contents.map(({ mediaType, schema, fields }) => [
    mediaType,
    {
      schema: fields === undefined ? reduceSchema(schema, resolver) : reduceForm(fields, resolver),
    },
  ]);
  return {
    servers: servers.map(reduceServer),
    operationId,
    tags: tags.slice(0, 1),
    ...(deprecated ? { deprecated } : {}),
    parameters: parameters.map((one) => reduceParameter(one, resolver)),
    ...(contents === undefined
      ? {}
      : {
          requestBody: {
            required: body?.required,
            content: Object.fromEntries(contents) as object,
          },
        }),
  };
}

function reduceServer({ host, path }: ApiServer) {
  const url = host === undefined ? path || '/' : `https://${host.replaceAll('{}', '{v}')}${path}`;
  return { url };
}

function reduceParameter(
  { name: key, location, required, deprecated, schema, isExploded }: ApiParameter,
  resolver: Resolver,
) {
  return {
    name: key,
    in: location,
    ...(required ? { required } : {}),
    ...(deprecated ? { deprecated } : {}),
    ...(isExploded ? {} : { explode: false }),
    schema: reduceSchema(schema, resolver),
  };
}

function reduceForm(fields: readonly ApiParameter[], resolver: Resolver) {
  const properties = fields.map((one) => [one.name, reduceSchema(one.schema, resolver)]);
  return {
    type: 'object',
    required: fields.filter(({ required }) => required).map((one) => one.name),
    properties: Object.fromEntries(properties) as object,
    additionalProperties: false,
  };
}

function reduceSchema(node: Node | undefined, resolver: Resolver, depth = 0): object {
  const { types, values, minimum, maximum, properties, isClosed, items } = readSchema(
    node,
    resolver,
  );
  const fields = [...properties.values()];
  const isDeep = depth >= MAX_DEPTH;
  return {
    ...(types === undefined ? {} : { type: [...types] }),
    ...(values === undefined ? {} : { enum: values }),
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
    ...(items === undefined || isDeep ? {} : { items: reduceSchema(items, resolver, MAX_DEPTH) }),
    ...(fields.length === 0 || isDeep
      ? {}
      : {
          required: fields.filter(({ required }) => required).map((one) => one.name),
          properties: Object.fromEntries(
            fields.map(({ name: key, readOnly, deprecated, schema }) => [
              key,
              {
                ...reduceSchema(schema, resolver, depth + 1),
                ...(readOnly ? { readOnly } : {}),
                ...(deprecated ? { deprecated } : {}),
              },
            ]),
          ) as object,
        }),
    additionalProperties: !isClosed || isDeep,
  };
}
