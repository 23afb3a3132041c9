import type { Security } from '../../../extractor/contract/security.ts';
import {
  getServerAuthentication,
  type AuthenticationSettings,
  type Credential,
} from '../../../extractor/contract/view/authentication.ts';
import type { Operation } from '../../../extractor/contract/operation.ts';
import type { PackageView } from '../../../extractor/contract/view/package-view.ts';
import { getSecretVariable } from './call/secret-variables.ts';
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

/** The credentials of a client's request, with the variables that its example in Python reads, too. */
export function nameSecrets(
  credentials: readonly Credential[],
  operation: Operation,
  view: PackageView,
): readonly Credential[] {
  if (operation.client === undefined) return credentials;
  const read = view.client(operation)?.environment ?? {};
  return credentials.map((credential) => {
    const { parameters, environment = [] } = credential;
    const names = parameters.map((parameter, index) => {
      const name = parameter.replace(/^.*\./, '');
      return environment[index] ?? read[name] ?? getSecretVariable(view.index.name, name);
    });
    return names.length === 0 ? credential : { ...credential, environment: names };
  });
}
