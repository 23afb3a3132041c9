import type { Operation } from '../../../../extractor/contract/operation.ts';
import {
  getOperationAuthentication,
  type AuthenticationSettings,
} from '../../../../extractor/contract/view/authentication.ts';
import { getBaseUrl } from '../../../../extractor/contract/view/clients.ts';
import type { PackageView } from '../../../../extractor/contract/view/package-view.ts';
import { chooseWay, getSecretNames, nameSecrets, type Credential } from '../credentials.ts';
import type { RequestTemplate } from '../request/template.ts';
import { writeBody, type CurlBody } from './body.ts';
import { writeComments } from './comments.ts';
import { listHeaders, listSecretPairs, writeAuthorization, writeHeader } from './headers.ts';
import { writeWord, type WordPart } from './shell.ts';
import { hasDotSegments, listQueryVariables, makeUrl } from './url.ts';
import { createVariables, type ShellVariable } from './variables.ts';

/** A curl command that sends the request of an operation. */
export interface CurlCommand {
  text: string;
  /** What the reader must set first: the command refuses to run while one of them is missing. */
  variables: readonly ShellVariable[];
  /** The address that the command contains, unless it is a variable. */
  base: string | undefined;
  /**
   * The request for other languages; undefined if it sends files, authorises itself in two steps, or the
   * reader has to add something.
   */
  request: RequestTemplate | undefined;
}

/**
 * Writes the request of an operation as a curl command; values for the reader to fill in are shell
 * variables. Nothing of a documented package is run or expanded by the shell, or read by curl.
 */
export function makeCurlCommand(
  operation: Operation,
  view: PackageView,
  settings: AuthenticationSettings = {},
): CurlCommand {
  const baseUrl = settings.apiBaseUrl ?? getBaseUrl(operation, view.client(operation));
  // One of the ways: the page lists all of them.
  const { ways } = getOperationAuthentication(operation, view, settings);
  const credentials = nameSecrets(chooseWay(ways, operation, view), operation, view);
  const variables = createVariables(credentials.flatMap(getSecretNames));
  const authorization = writeAuthorization(credentials, variables);
  const secretPairs = listSecretPairs(credentials, variables);
  const url = makeUrl(operation, baseUrl, variables);
  const pairs = [...listQueryVariables(operation, variables), ...secretPairs];
  const query = pairs.map(writeWord);
  const body = writeBody(operation, view, variables);
  const headers = listHeaders(operation, credentials, body?.contentType, variables);
  const options = getRequestOptions(operation, body, query.length > 0);
  const parts = [
    ['curl', ...options, ...(hasDotSegments(url) ? ['--path-as-is'] : []), writeWord(url)].join(
      ' ',
    ),
    ...query.map((pair) => `${body === undefined ? '--data-urlencode' : '--url-query'} ${pair}`),
    ...authorization,
    ...headers.map(writeHeader),
    ...(body?.options ?? []),
  ];
  const command = parts.join(' \\\n  ');
  const comments = writeComments(operation, body?.unknownFile, variables);
  return {
    text: [...comments, command].join('\n'),
    variables: variables.list().filter(({ name }) => command.includes(`\${${name}:?}`)),
    base: findBase(baseUrl, url),
    request:
      comments.length > 0
        ? undefined
        : makeTemplate(operation, { url, pairs, headers, body, credentials }),
  };
}

/** The address of the API, if the request begins with it as it is. */
function findBase(baseUrl: string | undefined, [first]: readonly WordPart[]): string | undefined {
  const address = baseUrl?.replace(/\/+$/, '');
  const isThere = typeof first === 'string' && address !== undefined && first.startsWith(address);
  return isThere ? address : undefined;
}

interface Parts {
  url: readonly WordPart[];
  pairs: readonly WordPart[][];
  headers: RequestTemplate['headers'];
  body: CurlBody | undefined;
  credentials: readonly Credential[];
}

/** The same request as data. */
function makeTemplate(
  { method, body: declared }: Operation,
  { url, pairs, headers, body, credentials }: Parts,
): RequestTemplate | undefined {
  const isDigest = credentials.some(({ scheme }) => scheme === 'digest');
  if (isDigest || (body !== undefined && body.text === undefined)) return undefined;
  const basic = credentials.find(({ scheme }) => scheme === 'basic');
  const mediaType = body?.contentType ?? declared?.mediaType ?? '';
  const isForm = body !== undefined && body.contentType === undefined;
  return {
    method: method === 'ANY' ? 'GET' : method,
    url: [...url, ...joinPairs(pairs, url)],
    headers: isForm ? [...headers, ['Content-Type', [mediaType]]] : headers,
    ...(basic === undefined ? {} : { basic: getSecretNames(basic) }),
    ...(body?.text === undefined ? {} : { body: { mediaType, text: body.text } }),
    secrets: credentials.flatMap(getSecretNames),
  };
}

/** The query behind an address, which may contain constants already. */
function joinPairs(pairs: readonly WordPart[][], url: readonly WordPart[]): WordPart[] {
  const hasQuery = url.some((part) => typeof part === 'string' && part.includes('?'));
  return pairs.flatMap((pair, index) => [index === 0 && !hasQuery ? '?' : '&', ...pair]);
}

/** The method; `-G` puts what `--data-urlencode` encodes into the query. */
function getRequestOptions(
  { method }: Operation,
  body: CurlBody | undefined,
  hasQuery: boolean,
): string[] {
  const query = hasQuery && body === undefined ? ['-G'] : [];
  if (method === 'HEAD') return [...query, '-I'];
  const isUsual = method === 'ANY' || method === 'GET';
  return [...query, ...(isUsual && body === undefined ? [] : [`-X ${isUsual ? 'GET' : method}`])];
}
