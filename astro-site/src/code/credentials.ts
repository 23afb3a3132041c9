import type { Security } from '../../../extractor/contract/security.ts';
import {
  getServerAuthentication,
  type AuthenticationSettings,
  type Credential,
} from '../../../extractor/contract/view/authentication.ts';
import type { Operation } from '../../../extractor/contract/operation.ts';
import type { PackageView } from '../../../extractor/contract/view/package-view.ts';
import { inheritClient } from '../../../extractor/contract/view/clients.ts';
import { findAuthentication } from './call/credentials-given.ts';
import { findConstructor } from './values/objects.ts';
import { getSecretVariable } from './call/secret-variables.ts';
import { toConstantName, toEnvironmentName } from './variable-name.ts';

export type { Credential } from '../../../extractor/contract/view/authentication.ts';

/**
 * What a request to a server must carry; one of the schemes if it may carry any or none. The
 * configuration says it where the source code does not. For the request of a client, `chooseWay`
 * takes one of `getOperationAuthentication`.
 */
export function getCredentials(
  security: readonly Security[] = [],
  settings: AuthenticationSettings = {},
): readonly Credential[] {
  return getServerAuthentication(security, settings).ways[0] ?? [];
}

type Way = readonly Credential[];

/**
 * The way that a command authorises the request of a client in: that of the example in Python. If no
 * parameter is known, a token, which most services recommend in place of a password.
 */
export function chooseWay(ways: readonly Way[], { client }: Operation, view: PackageView): Way {
  const given = listGiven(client?.clientClass, client?.access?.[0], view);
  const same = ways.find((way) => way.length > 0 && way.every((one) => isAmong(one, given)));
  const areNamed = ways.flat().some(({ parameters, environment = [] }) => {
    return parameters.length + environment.length > 0;
  });
  const token = ways.find(
    (way) => way.length > 0 && way.every(({ scheme }) => scheme === 'bearer'),
  );
  return same ?? (areNamed ? undefined : token) ?? ways[0] ?? [];
}

/** The parameters of a client's constructor that its examples give credentials to. */
function listGiven(
  owner: string | undefined,
  access: string | undefined,
  view: PackageView,
): readonly string[] {
  if (owner === undefined) return [];
  const parameters = findConstructor(owner, { view }) ?? [];
  return findAuthentication(parameters, inheritClient(view.lineage(owner)), view, access);
}

function isAmong({ parameters }: Credential, given: readonly string[]): boolean {
  return parameters.length > 0 && parameters.every((name) => given.includes(name));
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
