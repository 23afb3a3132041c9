import type { Operation } from '../../../extractor/contract/operation.ts';
import { getPathOrigin } from '../../../extractor/contract/view/request-path.ts';
import type { PackageView } from '../../../extractor/contract/view/package-view.ts';
import type { Parameter } from '../../../extractor/contract/parameter.ts';
import { getSecretNames, type Credential } from './credentials.ts';
import { makeRequestBody } from './request-body.ts';
import { isSent, toText } from './sent-values.ts';
import { toConstantName } from './variable-name.ts';

/**
 * Writes the request of an operation as a curl command; values for the reader to fill in are shell
 * variables.
 */
export function makeCurlCommand(
  operation: Operation,
  view: PackageView,
  baseUrl: string | undefined,
  credentials: readonly Credential[] = [],
): string {
  const secrets = credentials.flatMap(getQuerySecrets);
  const url = makeUrl(operation, baseUrl, secrets);
  const first = ['curl', ...getMethodOption(operation), url].join(' ');
  const headers = getHeaders(operation, credentials).map((header) => `-H ${header}`);
  const body = operation.body === undefined ? [] : getBodyOptions(operation, view);
  return [first, ...credentials.flatMap(authorize), ...headers, ...body].join(' \\\n  ');
}

/** The options of curl that authorise a request. */
function authorize(credential: Credential): string[] {
  const [first = '', second = ''] = getSecrets(credential);
  const name = escapeDouble(credential.name ?? 'Authorization');
  switch (credential.scheme) {
    case 'bearer':
      return [`-H "Authorization: Bearer ${first}"`];
    case 'basic':
      return [`-u "${first}:${second}"`];
    case 'digest':
      return [`--digest -u "${first}:${second}"`];
    case 'http':
      return [`-H "Authorization: ${name} ${first}"`];
    case 'header':
      return [`-H "${name}: ${getPrefix(credential)}${first}"`];
    case 'query':
    case 'cookie':
      return [];
  }
}

function getPrefix({ prefix }: Credential): string {
  return prefix === undefined ? '' : `${escapeDouble(prefix)} `;
}

function getQuerySecrets(credential: Credential): string[] {
  const { scheme, name = '' } = credential;
  if (scheme !== 'query') return [];
  return [`${escapeDouble(encodeURIComponent(name))}=${getSecrets(credential)[0] ?? ''}`];
}

/** The secrets as shell variables. */
function getSecrets(credential: Credential): string[] {
  return getSecretNames(credential).map((name) => `$${name}`);
}

function getMethodOption({ method, body }: Operation): string[] {
  if (method === 'HEAD') return ['-I'];
  if (method === 'ANY' || (method === 'GET' && body === undefined)) return [];
  return [`-X ${method}`];
}

function makeUrl(
  { path, parameters, client }: Operation,
  baseUrl: string | undefined,
  secrets: readonly string[],
): string {
  const base = client !== undefined && isAddress(path) ? '' : makeBase(baseUrl);
  const query = [...parameters.flatMap(writeQuery), ...secrets];
  const search = query.length === 0 ? '' : `?${query.join('&')}`;
  return `"${base}${writePath(path)}${search}"`;
}

function makeBase(baseUrl: string | undefined): string {
  return baseUrl === undefined ? '$BASE_URL' : escapeDouble(baseUrl.replace(/\/+$/, ''));
}

/** Whether the path of a client's request contains its server. */
function isAddress(path: string): boolean {
  return path.startsWith('{') || getPathOrigin(path) !== undefined;
}

function writeQuery({ location, wireName, required, constant }: Parameter): string[] {
  if (location !== 'query') return [];
  const name = escapeDouble(encodeURIComponent(wireName));
  if (constant !== undefined)
    return [`${name}=${escapeDouble(encodeURIComponent(toText(constant)))}`];
  return required ? [`${name}=${toVariable(wireName)}`] : [];
}

/** Placeholders become variables, also those of the form `{name:converter}`. */
function writePath(path: string): string {
  return path
    .split(/(\{[^{}]*\})/)
    .map((part, index, parts) =>
      part.startsWith('{') && part.endsWith('}')
        ? toVariable(part.slice(1, -1).replace(/:.*$/, ''), parts[index + 1])
        : escapeDouble(part),
    )
    .join('');
}

function getHeaders(
  { parameters, body, accept }: Operation,
  credentials: readonly Credential[],
): string[] {
  const declared = parameters.filter(
    (parameter) =>
      parameter.location === 'header' &&
      parameter.wireName.toLowerCase() !== 'accept' &&
      isSent(parameter),
  );
  const cookies = [
    ...credentials.filter(({ scheme }) => scheme === 'cookie').map(({ name = '' }) => name),
    ...parameters
      .filter(({ location, required }) => location === 'cookie' && required)
      .map(({ wireName }) => wireName),
  ];
  return [
    ...(accept === undefined ? [] : [quoteSingle(`Accept: ${accept}`)]),
    ...declared.map(writeHeader),
    ...(cookies.length === 0 ? [] : [`"Cookie: ${cookies.map(writeCookie).join('; ')}"`]),
    // curl writes the header of forms by itself.
    ...(body === undefined || FORM_OPTIONS.has(body.mediaType)
      ? []
      : [quoteSingle(`Content-Type: ${body.mediaType}`)]),
  ];
}

function writeHeader({ wireName, default: value, constant }: Parameter): string {
  if (constant !== undefined) return quoteSingle(`${wireName}: ${toText(constant)}`);
  return typeof value?.value === 'string'
    ? quoteSingle(`${wireName}: ${value.value}`)
    : `"${escapeDouble(wireName)}: ${toVariable(wireName)}"`;
}

function writeCookie(name: string): string {
  return `${escapeDouble(name)}=${toVariable(name)}`;
}

const FORM_OPTIONS = new Map([
  ['multipart/form-data', '-F'],
  ['application/x-www-form-urlencoded', '--data-urlencode'],
]);

function getBodyOptions(operation: Operation, view: PackageView): string[] {
  const body = makeRequestBody(operation, view);
  if (body === undefined) return [];
  if (body.json === undefined) return ['--data-binary @file'];
  const { json, mediaType } = body;
  const option = FORM_OPTIONS.get(mediaType);
  if (option === undefined) {
    return [`-d ${quoteSingle(JSON.stringify(json, null, 2).replaceAll('\n', '\n  '))}`];
  }
  const fields = typeof json === 'object' && json !== null ? Object.entries(json) : [];
  return fields.map(([name, value]) => `${option} ${quoteSingle(`${name}=${toText(value)}`)}`);
}

/** `connectorId` as a shell variable: `$CONNECTOR_ID`, in braces if a letter or digit follows. */
function toVariable(name: string, next = ''): string {
  const variable = toConstantName(name);
  return /^\w/.test(next) ? `\${${variable}}` : `$${variable}`;
}

function escapeDouble(text: string): string {
  return text.replaceAll(/["$`\\]/g, '\\$&');
}

/** Single quotes protect every character except a single quote. */
function quoteSingle(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
