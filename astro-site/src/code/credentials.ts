import type { Authentication } from '../../../extractor/contract/client-call.ts';
import type { PackageConfig } from '../../../extractor/config/package-schema.ts';
import type { Security } from '../../../extractor/contract/security.ts';
import { toConstantName } from './variable-name.ts';

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
}

/**
 * What a request must carry; one of the schemes if it may carry any or none. The configuration says it
 * where the source code does not.
 */
export function getCredentials(
  security: readonly Security[] = [],
  settings: Pick<PackageConfig, 'auth'> = {},
): Credential[] {
  if (security.length === 0) return getConfiguredCredentials(settings);
  const required = security.filter(({ optional }) => optional !== true);
  return (required.length === 0 ? security.slice(0, 1) : required).map(makeCredential);
}

/** How the configuration says that requests are authorised. */
export function getConfiguredCredentials({ auth }: Pick<PackageConfig, 'auth'>): Credential[] {
  return auth === undefined ? [] : [{ ...auth, parameters: [] }];
}

function makeCredential({ scheme, name }: Security): Credential {
  switch (scheme) {
    case 'oauth2':
    case 'openIdConnect':
      return { scheme: 'bearer', parameters: ['access_token'] };
    case 'bearer':
      return { scheme, parameters: ['token'] };
    case 'basic':
    case 'digest':
      return { scheme, parameters: ['username', 'password'] };
    case 'http':
      return { scheme, name, parameters: ['credentials'] };
    case 'header':
    case 'query':
    case 'cookie':
      return { scheme, name, parameters: [name ?? 'key'] };
  }
}

/** The names of the variables that examples read the secrets from: those of the client, if it has. */
export function getSecretNames({
  scheme,
  name,
  parameters,
  environment = [],
}: Credential): string[] {
  const names = parameters.length === 0 ? environment : parameters;
  if (names.length === 0) {
    return (scheme === 'basic' ? ['username', 'password'] : [name ?? 'token']).map(toConstantName);
  }
  return names.map((each, index) =>
    toConstantName(environment[index] ?? each.replace(/^.*\./, '')),
  );
}
