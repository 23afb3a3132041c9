import type { Authentication } from '../client-call.ts';
import type { Operation } from '../operation.ts';
import type { Security } from '../security.ts';
import type { SourceLocation } from '../source-location.ts';
import { inheritClient, isSentToServer } from './clients.ts';
import type { PackageView } from './package-view.ts';

/** What a request carries to be authorised: by the client that sends it, or the server that asks. */
export interface Credential {
  scheme: Authentication['scheme'] | 'cookie' | 'digest' | 'http';
  /** The header, query parameter or cookie, or the word that names an HTTP scheme. */
  name?: string | undefined;
  /** What stands in front of the secret in a header. */
  prefix?: string | undefined;
  /** The names of the secrets. */
  parameters: readonly string[];
  /** The environment variables that hold them, in the same order. */
  environment?: readonly string[] | undefined;
  /** The line that says it; absent if the configuration does. */
  source?: SourceLocation | undefined;
}

/** What the configuration says of authentication where the source does not. */
export interface AuthenticationSettings {
  auth?:
    | {
        scheme: Authentication['scheme'];
        name?: string | undefined;
        prefix?: string | undefined;
        environment: readonly string[];
      }
    | undefined;
  /** The server of all requests, as the configuration says. */
  apiBaseUrl?: string | undefined;
}

/** How requests are authorised, and who says so. */
export interface KnownAuthentication {
  /**
   * `notFound` if nothing was found for a client, `otherHost` if the request goes to a host of which
   * nothing is known, and `given` if the caller gives the header `Authorization`. A server that asks for
   * nothing is `notDeclared`.
   */
  origin: 'configuration' | 'source' | 'notFound' | 'otherHost' | 'given' | 'notDeclared';
  /** The alternatives: each has all credentials that a request carries then. */
  ways: readonly (readonly Credential[])[];
}

/**
 * How the request of an operation is authorised. This is the only place that decides it, so that pages,
 * examples and exports agree. The configuration counts before the source of a client.
 */
export function getOperationAuthentication(
  operation: Operation,
  view: PackageView,
  settings: AuthenticationSettings = {},
): KnownAuthentication {
  if (operation.client === undefined) return getServerAuthentication(operation.security, settings);
  const client = view.client(operation);
  if (!isSentToServer(operation, client, settings.apiBaseUrl))
    return { origin: 'otherHost', ways: [] };
  const found = getFoundAuthentication(client?.authentication, settings);
  const isGiven = found.origin === 'notFound' && takesAuthorization(operation);
  return isGiven ? { origin: 'given', ways: [] } : found;
}

/** How the requests of a client's class are authorised; a class inherits what it does not say itself. */
export function getClassAuthentication(
  id: string,
  view: PackageView,
  settings: AuthenticationSettings = {},
): KnownAuthentication {
  return getFoundAuthentication(inheritClient(view.lineage(id)).authentication, settings);
}

function getFoundAuthentication(
  found: readonly Authentication[] = [],
  settings: AuthenticationSettings,
): KnownAuthentication {
  const configured = getConfiguredAuthentication(settings);
  if (configured !== undefined) return configured;
  if (found.length === 0) return { origin: 'notFound', ways: [] };
  return { origin: 'source', ways: listWays(found) };
}

/** How the configuration says that requests are authorised. */
export function getConfiguredAuthentication({
  auth,
}: AuthenticationSettings): KnownAuthentication | undefined {
  if (auth === undefined) return undefined;
  return { origin: 'configuration', ways: [[{ ...auth, parameters: [] }]] };
}

/**
 * The credentials of a request: each list is one way to authorise it. A client sends all keys that
 * it has; a token in the header `Authorization` does without them.
 */
function listWays(authentication: readonly Authentication[]): (readonly Credential[])[] {
  const tokens = authentication.filter(isAuthorization);
  const keys = authentication.filter((one) => !isAuthorization(one));
  return [...tokens.map((one) => [one]), ...(keys.length === 0 ? [] : [keys])];
}

function isAuthorization({ scheme, name }: Authentication): boolean {
  return scheme === 'bearer' || scheme === 'basic' || name?.toLowerCase() === 'authorization';
}

function takesAuthorization({ parameters }: Operation): boolean {
  return parameters.some(
    ({ location, wireName }) => location === 'header' && wireName.toLowerCase() === 'authorization',
  );
}

/** A server asks for all schemes that may not be left out, otherwise for any of them or none. */
export function getServerAuthentication(
  security: readonly Security[] = [],
  settings: AuthenticationSettings,
): KnownAuthentication {
  if (security.length === 0)
    return getConfiguredAuthentication(settings) ?? { origin: 'notDeclared', ways: [] };
  const required = security.filter(({ optional }) => optional !== true);
  return {
    origin: 'source',
    ways:
      required.length > 0
        ? [required.map(makeCredential)]
        : security.map((one) => [makeCredential(one)]),
  };
}

function makeCredential({ scheme, name, source }: Security): Credential {
  switch (scheme) {
    case 'oauth2':
    case 'openIdConnect':
      return { scheme: 'bearer', parameters: ['access_token'], source };
    case 'bearer':
      return { scheme, parameters: ['token'], source };
    case 'basic':
    case 'digest':
      return { scheme, parameters: ['username', 'password'], source };
    case 'http':
      return { scheme, name, parameters: ['credentials'], source };
    case 'header':
    case 'query':
    case 'cookie':
      return { scheme, name, parameters: [name ?? 'key'], source };
  }
}
