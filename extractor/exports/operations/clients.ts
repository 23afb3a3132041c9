import type { OpenAPIV3_1 } from 'openapi-types';
import { listAddresses } from '../../contract/client-call.ts';
import type { Operation } from '../../contract/operation.ts';
import {
  getClassAuthentication,
  getOperationAuthentication,
  type AuthenticationSettings,
  type Credential,
  type KnownAuthentication,
} from '../../contract/view/authentication.ts';
import type { OperationFamily } from '../../contract/view/families.ts';
import { getFunctionId } from '../../contract/view/function-id.ts';
import type { PackageView } from '../../contract/view/package-view.ts';
import type { SourceLocation } from '../../contract/source-location.ts';
import { withoutGaps } from '../json.ts';
import type { ClientObject } from '../schemas/document.ts';

type Server = OpenAPIV3_1.ServerObject;
type SecurityScheme = OpenAPIV3_1.SecuritySchemeObject;
type Security = OpenAPIV3_1.SecurityRequirementObject[];
/** What the classes of clients and the configuration say about all operations. */
export interface ClientFacts {
  servers: Server[];
  securitySchemes: Record<string, SecurityScheme>;
  /** The server of an operation, if it is not the first of `servers`. */
  getServer: (operation: Operation) => Server | undefined;
  /** What a request must carry; undefined if that is not known. */
  getSecurity: (operation: Operation) => Security | undefined;
  /** The clients, and how their requests are authorised. */
  clients: ClientObject[];
}

/** Collects the servers and the authentication of the operations that have none of their own. */
export function collectClientFacts(
  operations: readonly Operation[],
  view: PackageView,
  settings: AuthenticationSettings,
  makeUnique: (name: string) => string,
): ClientFacts {
  const clients = operations.flatMap((operation) => view.client(operation) ?? []);
  const urls = [...new Set(clients.flatMap(({ server }) => listAddresses(server)))];
  const schemes = createSchemes(makeUnique);
  const getSecurity = (operation: Operation): Security | undefined => {
    const { ways } = getOperationAuthentication(operation, view, settings);
    return ways.length === 0 ? undefined : ways.map((way) => schemes.require(way));
  };
  for (const operation of operations) if (operation.security === undefined) getSecurity(operation);
  const classes = new Set(clients.map((client) => client.class.id));
  const objects = [...classes].map((id) =>
    makeClient(id, getClassAuthentication(id, view, settings), schemes),
  );
  return {
    servers: urls.map(makeServer),
    securitySchemes: schemes.all(),
    getServer(operation) {
      const url = view.client(operation)?.server?.url;
      return url === undefined || url === urls[0] ? undefined : makeServer(url);
    },
    getSecurity,
    clients: objects,
  };
}

interface Schemes {
  /** A requirement that names all of the credentials. */
  require: (way: readonly Credential[]) => OpenAPIV3_1.SecurityRequirementObject;
  all: () => Record<string, SecurityScheme>;
}

/** Different credentials never share a name: `header.X-Api-Key`. */
function createSchemes(makeUnique: (name: string) => string): Schemes {
  const known = new Map<string, { name: string; scheme: SecurityScheme }>();
  const find = (one: Credential): string => {
    const key = JSON.stringify({ ...one, source: undefined });
    const found = known.get(key) ?? { name: makeUnique(nameScheme(one)), scheme: makeScheme(one) };
    known.set(key, found);
    return found.name;
  };
  return {
    require: (way) => Object.fromEntries(way.map((one) => [find(one), []])),
    all: () => Object.fromEntries([...known.values()].map(({ name, scheme }) => [name, scheme])),
  };
}

/** Security cannot say that nothing was found, which is not the same as that nothing is needed. */
function makeClient(
  id: string,
  { origin, ways }: KnownAuthentication,
  schemes: Schemes,
): ClientObject {
  const sources = new Set(
    ways.flat().flatMap(({ source }) => (source ? [writePlace(source)] : [])),
  );
  return {
    class: id,
    authentication: origin,
    ...(ways.length === 0 ? {} : { security: ways.map((way) => schemes.require(way)) }),
    ...(sources.size === 0 ? {} : { sources: [...sources] }),
  };
}

function writePlace({ file, line }: SourceLocation): string {
  return `${file}:${String(line)}`;
}

/** OpenAPI requires a default for each variable in an address. */
function makeServer(url: string): Server {
  const names = [...url.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
  const variables = Object.fromEntries(names.map((name) => [name, { default: name }]));
  return names.length === 0 ? { url } : { url, variables };
}

/** `bearer`, `basic`, `header.X-Api-Key` */
function nameScheme({ scheme, name }: Credential): string {
  const text = name === undefined ? scheme : `${scheme}.${name}`;
  return text.replaceAll(/[^A-Za-z0-9._-]+/g, '_');
}

function makeScheme(one: Credential): SecurityScheme {
  const { scheme, name, source } = one;
  const place = source && { 'x-wrapdocs-source': writePlace(source) };
  const rest = { description: describeSecrets(one), ...place };
  switch (scheme) {
    case 'bearer':
    case 'basic':
    case 'digest':
      return { type: 'http', scheme, ...rest };
    case 'http':
      return { type: 'http', scheme: name ?? 'basic', ...rest };
    case 'header':
    case 'query':
    case 'cookie':
      return { type: 'apiKey', in: scheme, name: name ?? 'Authorization', ...rest };
  }
}

function describeSecrets({ prefix, parameters, environment = [] }: Credential): string {
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
