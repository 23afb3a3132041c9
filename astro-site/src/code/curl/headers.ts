import type { Operation } from '../../../../extractor/contract/operation.ts';
import type { Parameter } from '../../../../extractor/contract/parameter.ts';
import { getSecretNames, type Credential } from '../credentials.ts';
import { isSent, toText } from '../sent-values.ts';
import { writeWord, type WordPart } from './shell.ts';
import type { ShellVariables } from './variables.ts';
import { encodeComponent } from './url.ts';

/** A header and its value. */
export type Header = readonly [name: string, value: readonly WordPart[]];

/** The options of curl that authorise a request, other than headers and query parameters. */
export function writeAuthorization(
  credentials: readonly Credential[],
  variables: ShellVariables,
): string[] {
  return credentials.flatMap((credential) => {
    const { scheme } = credential;
    if (scheme !== 'basic' && scheme !== 'digest') return [];
    const [user = '', password = ''] = listSecrets(credential, variables);
    const option = scheme === 'digest' ? '--digest -u' : '-u';
    return [`${option} ${writeWord([user, ':', password])}`];
  });
}

/** The query parameters that authorise a request. */
export function listSecretPairs(
  credentials: readonly Credential[],
  variables: ShellVariables,
): WordPart[][] {
  return credentials
    .filter(({ scheme }) => scheme === 'query')
    .map((credential) => [
      `${encodeComponent(credential.name ?? 'key')}=`,
      ...listSecrets(credential, variables).slice(0, 1),
    ]);
}

/** The headers of a request; curl sets those that `contentType` does not name by itself. */
export function listHeaders(
  operation: Operation,
  credentials: readonly Credential[],
  contentType: string | undefined,
  variables: ShellVariables,
): Header[] {
  const headers: Header[] = [
    ...listSecretHeaders(credentials, variables),
    ...(operation.accept === undefined ? [] : [['Accept', [operation.accept]] as const]),
    ...(contentType === undefined ? [] : [['Content-Type', [contentType]] as const]),
    ...operation.parameters.flatMap((parameter) => makeHeader(parameter, variables)),
  ];
  const isForm = operation.body !== undefined && contentType === undefined;
  const taken = new Set([
    ...(isForm ? ['content-type'] : []),
    ...(credentials.some(usesUserOption) ? ['authorization'] : []),
  ]);
  const cookies = listCookies(operation, credentials, variables);
  return [
    ...keepFirst(headers, taken),
    ...(cookies.length === 0 ? [] : [['Cookie', cookies] as const]),
  ];
}

function usesUserOption({ scheme }: Credential): boolean {
  return scheme === 'basic' || scheme === 'digest';
}

/** Each header once: what authorises the request, and the type of its body, count first. */
function keepFirst(headers: readonly Header[], taken: Set<string>): Header[] {
  return headers.filter(([name]) => {
    const key = name.toLowerCase();
    if (taken.has(key)) return false;
    taken.add(key);
    return true;
  });
}

function listSecretHeaders(
  credentials: readonly Credential[],
  variables: ShellVariables,
): Header[] {
  return credentials.flatMap((credential): Header[] => {
    const { scheme, name = 'Authorization', prefix } = credential;
    const [secret = ''] = listSecrets(credential, variables);
    switch (scheme) {
      case 'bearer':
        return [['Authorization', ['Bearer ', secret]]];
      case 'http':
        return [['Authorization', [`${name} `, secret]]];
      case 'header':
        return isToken(name)
          ? [[name, prefix === undefined ? [secret] : [`${prefix} `, secret]]]
          : [];
      default:
        return [];
    }
  });
}

/** The secrets as shell variables. */
function listSecrets(credential: Credential, variables: ShellVariables): WordPart[] {
  return getSecretNames(credential).map((name) => variables.use('secret', name));
}

function makeHeader(parameter: Parameter, variables: ShellVariables): Header[] {
  const { wireName, location, constant, default: given } = parameter;
  if (location !== 'header' || !isToken(wireName) || !isSent(parameter)) return [];
  if (constant !== undefined) return [[wireName, [toText(constant)]]];
  if (typeof given?.value === 'string') return [[wireName, [given.value]]];
  return [[wireName, [variables.use('header', wireName)]]];
}

function listCookies(
  { parameters }: Operation,
  credentials: readonly Credential[],
  variables: ShellVariables,
): WordPart[] {
  const secrets = credentials.filter(({ scheme }) => scheme === 'cookie');
  const cookies: Header[] = [
    ...secrets.map((one): Header => [one.name ?? '', listSecrets(one, variables).slice(0, 1)]),
    ...parameters
      .filter(({ location, required }) => location === 'cookie' && required)
      .map(({ wireName, constant }): Header => [
        wireName,
        [constant === undefined ? variables.use('cookie', wireName) : toText(constant)],
      ]),
  ];
  return keepFirst(
    cookies.filter(([name]) => isToken(name)),
    new Set(),
  ).flatMap(([name, value], index) => [`${index === 0 ? '' : '; '}${name}=`, ...value]);
}

/** HTTP has no other names of headers and cookies; curl would read a file for `@name`. */
function isToken(name: string): boolean {
  return /^[\w!#$%&'*+.^`|~-]+$/u.test(name);
}

/** A header with an empty value ends with a semicolon: curl would leave out `Name:`. */
export function writeHeader([name, value]: Header): string {
  const parts = value.map((part) =>
    typeof part === 'string' ? part.replaceAll(/[\0\r\n]+/gu, ' ') : part,
  );
  const isEmpty = parts.every((part) => typeof part === 'string' && part.trim() === '');
  return `-H ${writeWord(isEmpty ? [`${name};`] : [`${name}: `, ...parts])}`;
}
