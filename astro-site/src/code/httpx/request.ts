import type { Operation } from '../../../../extractor/contract/operation.ts';
import type { PackageView } from '../../../../extractor/contract/view/package-view.ts';
import type { Credential } from '../credentials.ts';
import { layOut, type Code } from '../layout.ts';
import { writeString } from '../python.ts';
import { getSecretHeaders, getSecrets, writeAuth } from './authorization.ts';
import { writeBody } from './body.ts';
import { getContentType, getValues, writeDict } from './values.ts';
import { writePlaceholders, writeUrl } from './url.ts';

/**
 * Writes the request of an operation in Python with httpx. This is for functions that declare a
 * request and do not send it. Values for the reader to fill in look like `<connector_id>`.
 */
export function makeHttpxRequest(
  operation: Operation,
  view: PackageView,
  baseUrl: string | undefined,
  credentials: readonly Credential[] = [],
): string {
  const url = `${baseUrl?.replace(/\/+$/, '') ?? ''}${operation.path}`;
  const options = writeOptions(operation, view, credentials);
  const { name, method } = getFunction(operation, options);
  const items = [...method, writeUrl(url, baseUrl !== undefined), ...options];
  const call = layOut({ open: `response = ${name}(`, items, close: ')' });
  const code = [...writePlaceholders(url), call, 'response.raise_for_status()'];
  const readsSecrets = code.some((line) => line.includes('os.environ'));
  return [...(readsSecrets ? ['import os', ''] : []), 'import httpx', '', ...code].join('\n');
}

function writeOptions(
  operation: Operation,
  view: PackageView,
  credentials: readonly Credential[],
): Code[] {
  const { accept } = operation;
  const headers = getValues(operation, 'header', view);
  return [
    ...credentials.flatMap(writeAuth),
    ...writeDict('params', [
      ...getValues(operation, 'query', view),
      ...getSecrets(credentials, 'query'),
    ]),
    ...writeDict('headers', [
      ...credentials.flatMap(getSecretHeaders),
      ...(accept === undefined ? [] : [['Accept', writeString(accept)] as const]),
      ...headers.filter(([name]) => name.toLowerCase() !== 'accept'),
      ...getContentType(operation),
    ]),
    ...writeDict('cookies', [
      ...getValues(operation, 'cookie', view),
      ...getSecrets(credentials, 'cookie'),
    ]),
    ...writeBody(operation, view),
  ];
}

/** httpx has a function for each method; those for requests without content take no body. */
function getFunction({ method }: Operation, options: Code[]): { name: string; method: Code[] } {
  const hasBody = options.some((option) => /^(json|data|files|content)=/.test(getStart(option)));
  const known = hasBody ? /^(POST|PUT|PATCH)$/ : /^(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)$/;
  if (known.test(method)) return { name: `httpx.${method.toLowerCase()}`, method: [] };
  return { name: 'httpx.request', method: [writeString(method === 'ANY' ? 'GET' : method)] };
}

function getStart(code: Code): string {
  return typeof code === 'string' ? code : code.open;
}
