import type { Operation, RequestBody } from '../../../extractor/contract/operation.ts';
import type { PackageView } from '../../../extractor/contract/view/package-view.ts';
import type { Parameter } from '../../../extractor/contract/parameter.ts';
import { makeExample, toJson, type Json } from './example.ts';

/**
 * Writes the request of an operation as a curl command; values for the reader to fill in are shell
 * variables.
 */
export function makeCurlCommand(
  operation: Operation,
  view: PackageView,
  baseUrl: string | undefined,
): string {
  const first = ['curl', ...getMethodOption(operation), makeUrl(operation, baseUrl)].join(' ');
  const headers = getHeaders(operation).map((header) => `-H ${header}`);
  const body = operation.body === undefined ? [] : getBodyOptions(operation.body, view);
  return [first, ...headers, ...body].join(' \\\n  ');
}

function getMethodOption({ method, body }: Operation): string[] {
  if (method === 'HEAD') return ['-I'];
  if (method === 'ANY' || (method === 'GET' && body === undefined)) return [];
  return [`-X ${method}`];
}

function makeUrl({ path, parameters }: Operation, baseUrl: string | undefined): string {
  const base = baseUrl === undefined ? '$BASE_URL' : escapeDouble(baseUrl.replace(/\/+$/, ''));
  const query = parameters
    .filter(({ location, required }) => location === 'query' && required)
    .map(({ wireName }) => `${escapeDouble(encodeURIComponent(wireName))}=${toVariable(wireName)}`);
  const search = query.length === 0 ? '' : `?${query.join('&')}`;
  return `"${base}${writePath(path)}${search}"`;
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

function getHeaders({ parameters, body, accept }: Operation): string[] {
  const declared = parameters.filter(
    ({ location, wireName, required, default: value }) =>
      location === 'header' &&
      wireName.toLowerCase() !== 'accept' &&
      (required || typeof value?.value === 'string'),
  );
  const cookies = parameters.filter(({ location, required }) => location === 'cookie' && required);
  return [
    ...(accept === undefined ? [] : [quoteSingle(`Accept: ${accept}`)]),
    ...declared.map(writeHeader),
    ...(cookies.length === 0 ? [] : [`"Cookie: ${cookies.map(writeCookie).join('; ')}"`]),
    ...(body?.mediaType === 'application/json' || body?.mediaType.endsWith('+json') === true
      ? [quoteSingle(`Content-Type: ${body.mediaType}`)]
      : []),
  ];
}

function writeHeader({ wireName, default: value }: Parameter): string {
  return typeof value?.value === 'string'
    ? quoteSingle(`${wireName}: ${value.value}`)
    : `"${escapeDouble(wireName)}: ${toVariable(wireName)}"`;
}

function writeCookie({ wireName }: Parameter): string {
  return `${escapeDouble(wireName)}=${toVariable(wireName)}`;
}

const FORM_OPTIONS = new Map([
  ['multipart/form-data', '-F'],
  ['application/x-www-form-urlencoded', '--data-urlencode'],
]);

function getBodyOptions(body: RequestBody, view: PackageView): string[] {
  if (body.fields === undefined && body.type === undefined) return ['--data-binary @file'];
  const json = makeBody(body, view);
  const option = FORM_OPTIONS.get(body.mediaType);
  if (option === undefined) {
    return [`-d ${quoteSingle(JSON.stringify(json, null, 2).replaceAll('\n', '\n  '))}`];
  }
  const fields = typeof json === 'object' && json !== null ? Object.entries(json) : [];
  return fields.map(([name, value]) => `${option} ${quoteSingle(`${name}=${toText(value)}`)}`);
}

function makeBody({ type, fields, pythonName }: RequestBody, view: PackageView): Json {
  if (fields === undefined) {
    return toJson(makeExample(type, view, { extent: 'typical', name: pythonName ?? 'body' }));
  }
  return Object.fromEntries(
    fields.map((field): [string, Json] => [
      field.wireName,
      toJson(makeExample(field.type, view, { extent: 'typical', name: field.wireName })),
    ]),
  );
}

function toText(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** `connectorId` as a shell variable: `$CONNECTOR_ID`, in braces if a letter or digit follows. */
function toVariable(name: string, next = ''): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .replaceAll(/[^A-Za-z\d]+/g, '_')
    .toUpperCase();
  const variable = /^\d|^$/.test(words) ? `_${words}` : words;
  return /^\w/.test(next) ? `\${${variable}}` : `$${variable}`;
}

function escapeDouble(text: string): string {
  return text.replaceAll(/["$`\\]/g, '\\$&');
}

/** Single quotes protect every character except a single quote. */
function quoteSingle(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
