import type { Operation } from '../../../../extractor/contract/operation.ts';
import type { PackageView } from '../../../../extractor/contract/view/package-view.ts';
import type { Credential } from '../credentials.ts';
import { layOut, type Code } from '../layout.ts';
import { writeJsonAccess } from '../paging/access.ts';
import type { NextPage } from '../paging/next-page.ts';
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
  const url = makeUrl(operation, baseUrl);
  const call = layOut(
    writeCall(operation, url, writeOptions(operation, view, credentials), baseUrl),
  );
  return writeProgram([...writePlaceholders(url), call, 'response.raise_for_status()']);
}

/** Writes a loop over all pages; like `makeHttpxRequest` besides. */
export function makeHttpxLoop(
  operation: Operation,
  next: NextPage,
  view: PackageView,
  baseUrl: string | undefined,
  credentials: readonly Credential[] = [],
): string {
  const url = makeUrl(operation, baseUrl);
  const given = writeOptions(operation, view, credentials);
  const params = given.find((option) => getStart(option).startsWith('params='));
  const start = params === undefined ? '{}' : layOut(params).replace('params=', '');
  const options = [...given.filter((option) => option !== params), 'params=params'];
  const call = layOut(writeCall(operation, url, options, baseUrl, INDENT), INDENT);
  const { before, after } = writePages(next);
  const received = ['response.raise_for_status()', 'page = response.json()', 'print(page)'];
  const lines = [call, ...received, ...after].map((line) => INDENT + line);
  const first = [`params = ${start}`, ...before];
  return writeProgram([...writePlaceholders(url), ...first, 'while True:', ...lines]);
}

const INDENT = '    ';

/** What stands before a loop over pages, and what ends each round. */
function writePages(next: NextPage): { before: string[]; after: string[] } {
  const param = `params[${writeString(next.parameter.wireName)}]`;
  if (next.kind === 'named') {
    const { path, more } = next;
    const counts = more === undefined ? '' : ` if ${writeJsonAccess('page', more)} else None`;
    const read = `following = ${writeJsonAccess('page', path)}${counts}`;
    return { before: [], after: [read, ...leave('not following'), `${param} = following`] };
  }
  const before = [`${param} = ${next.start}`];
  if (next.kind === 'number')
    return { before, after: [`${param} += 1`, ...leave(testEnd(next, param))] };
  const items = next.items.length === 0 ? 'page' : 'items';
  const read = `items = ${writeJsonAccess('page', next.items)} or []`;
  const count = [`${param} += len(${items})`, ...leave(`not ${items}`)];
  return { before, after: [...(items === 'page' ? [] : [read]), ...count] };
}

function testEnd({ start, end }: Extract<NextPage, { kind: 'number' }>, param: string): string {
  const read = writeJsonAccess('page', end.path);
  return end.kind === 'total'
    ? `${param} ${start === 0 ? '>=' : '>'} (${read} or 0)`
    : `not ${read}`;
}

function leave(test: string): string[] {
  return [`if ${test}:`, `${INDENT}break`];
}

function makeUrl({ path }: Operation, baseUrl: string | undefined): string {
  return `${baseUrl?.replace(/\/+$/, '') ?? ''}${path}`;
}

function writeCall(
  operation: Operation,
  url: string,
  options: Code[],
  baseUrl: string | undefined,
  indent = '',
): Code {
  const { name, method } = getFunction(operation, options);
  const address = writeUrl(url, baseUrl !== undefined).replaceAll('\n', `\n${indent}`);
  const items = [...method, address, ...options];
  return { open: `response = ${name}(`, items, close: ')' };
}

function writeProgram(code: readonly string[]): string {
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
