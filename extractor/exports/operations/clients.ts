import type { OpenAPIV3_1 } from 'openapi-types';
import type { PackageConfig } from '../../config/package-schema.ts';
import type { Authentication } from '../../contract/client-call.ts';
import type { Operation } from '../../contract/operation.ts';
import type { OperationFamily } from '../../contract/view/families.ts';
import { getAuthentication, listWaysToAuthorize } from '../../contract/view/clients.ts';
import { getPathOrigin } from '../../contract/view/request-path.ts';
import { getFunctionId } from '../../contract/view/function-id.ts';
import type { PackageView } from '../../contract/view/package-view.ts';
import { withoutGaps } from '../json.ts';

type Server = OpenAPIV3_1.ServerObject;
type SecurityScheme = OpenAPIV3_1.SecuritySchemeObject;
type Security = OpenAPIV3_1.SecurityRequirementObject[];
type Facts = Omit<Authentication, 'source'>;

/** What the classes of clients say about all of their operations. */
export interface ClientFacts {
  servers: Server[];
  /** What all requests must carry, if the configuration says it. */
  security: Security | undefined;
  securitySchemes: Record<string, SecurityScheme>;
  /** The server of an operation, if it is not the first of `servers`. */
  getServer: (operation: Operation) => Server | undefined;
  getSecurity: (operation: Operation) => Security | undefined;
}

/**
 * Collects the servers and the authentication of the clients of the operations. What the
 * configuration says about authentication is more certain than the code.
 */
export function collectClientFacts(
  operations: readonly Operation[],
  view: PackageView,
  configured?: PackageConfig['auth'],
): ClientFacts {
  const clients = operations.flatMap((operation) => view.client(operation) ?? []);
  const urls = [...new Set(clients.flatMap(({ server }) => server?.url ?? []))];
  const authentication: Facts[] =
    configured === undefined
      ? clients.flatMap((client) => client.authentication ?? [])
      : [{ ...configured, parameters: [] }];
  return {
    security: configured && authentication.map((one) => ({ [nameScheme(one)]: [] })),
    servers: urls.map(makeServer),
    securitySchemes: Object.fromEntries(
      authentication.map((one) => [nameScheme(one), makeScheme(one)]),
    ),
    getServer(operation) {
      const url = view.client(operation)?.server?.url;
      return url === undefined || url === urls[0] ? undefined : makeServer(url);
    },
    getSecurity(operation) {
      if (configured !== undefined)
        return getPathOrigin(operation.path) === undefined ? undefined : [];
      const ways = listWaysToAuthorize(getAuthentication(operation, view.client(operation)));
      if (ways.length === 0) return undefined;
      return ways.map((way) => Object.fromEntries(way.map((one) => [nameScheme(one), []])));
    },
  };
}

/** OpenAPI requires a default for each variable in an address. */
function makeServer(url: string): Server {
  const names = [...url.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
  const variables = Object.fromEntries(names.map((name) => [name, { default: name }]));
  return names.length === 0 ? { url } : { url, variables };
}

/** `bearer`, `basic`, `header.X-Api-Key` */
function nameScheme({ scheme, name }: Facts): string {
  const text = name === undefined ? scheme : `${scheme}.${name}`;
  return text.replaceAll(/[^A-Za-z0-9._-]+/g, '_');
}

function makeScheme(one: Facts): SecurityScheme {
  const description = describeSecrets(one);
  switch (one.scheme) {
    case 'bearer':
    case 'basic':
      return { type: 'http', scheme: one.scheme, description };
    case 'header':
    case 'query':
      return { type: 'apiKey', in: one.scheme, name: one.name ?? 'Authorization', description };
  }
}

function describeSecrets({ prefix, parameters, environment = [] }: Facts): string {
  const start = prefix === undefined ? '' : `The value begins with "${prefix} ". `;
  const variables = environment.length === 0 ? '' : ` (${environment.join(', ')})`;
  if (parameters.length > 0) {
    return `${start}The client takes it from ${parameters.join(', ')}${variables}.`;
  }
  return environment.length === 0
    ? `${start}The source code does not show where the client takes it from.`
    : `${start}It is taken from the environment${variables}.`;
}

/** Every call that sends a request: how to reach it, and the function. */
export function listCalls(families: readonly OperationFamily[]) {
  return families.flatMap(({ primary, variants }) => [
    makeCall(primary),
    ...variants.map(({ kind, operation }) => makeCall(operation, kind)),
  ]);
}

function makeCall({ id, client }: Operation, variant?: string) {
  return withoutGaps<{ call?: string; python: string; variant?: string }>({
    call: client?.access?.[0],
    python: getFunctionId(id),
    variant,
  });
}
