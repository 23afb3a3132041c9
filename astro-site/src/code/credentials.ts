import type { Security } from '../../../extractor/contract/security.ts';
import {
  getServerAuthentication,
  type AuthenticationSettings,
  type Credential,
} from '../../../extractor/contract/view/authentication.ts';
import { toConstantName, toEnvironmentName } from './variable-name.ts';

export type { Credential } from '../../../extractor/contract/view/authentication.ts';

/**
 * What a request to a server must carry; one of the schemes if it may carry any or none. The
 * configuration says it where the source code does not. For the request of a client, take the first way
 * of `getOperationAuthentication`.
 */
export function getCredentials(
  security: readonly Security[] = [],
  settings: AuthenticationSettings = {},
): readonly Credential[] {
  return getServerAuthentication(security, settings).ways[0] ?? [];
}

/**
 * The names of the variables that examples read the secrets from: those of the client, if it has, as it
 * spells them.
 */
export function getSecretNames({
  scheme,
  name,
  parameters,
  environment = [],
}: Credential): string[] {
  const count = parameters.length === 0 ? environment.length : parameters.length;
  if (count === 0) {
    return (scheme === 'basic' ? ['username', 'password'] : [name ?? 'token']).map(toConstantName);
  }
  return Array.from({ length: count }, (_, index) => {
    const variable = environment[index];
    if (variable !== undefined) return toEnvironmentName(variable);
    return toConstantName((parameters[index] ?? '').replace(/^.*\./, ''));
  });
}
