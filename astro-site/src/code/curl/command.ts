import type { Operation } from '../../../../extractor/contract/operation.ts';
import {
  getOperationAuthentication,
  type AuthenticationSettings,
} from '../../../../extractor/contract/view/authentication.ts';
import { getBaseUrl } from '../../../../extractor/contract/view/clients.ts';
import type { PackageView } from '../../../../extractor/contract/view/package-view.ts';
import { chooseWay, getSecretNames, nameSecrets } from '../credentials.ts';
import { writeBody, type CurlBody } from './body.ts';
import { writeComments } from './comments.ts';
import { listSecretPairs, writeAuthorization, writeHeaders } from './headers.ts';
import { writeWord } from './shell.ts';
import { hasDotSegments, listQueryVariables, makeUrl } from './url.ts';
import { createVariables, type ShellVariable } from './variables.ts';

/** A curl command that sends the request of an operation. */
export interface CurlCommand {
  text: string;
  /** What the reader must set first: the command refuses to run while one of them is missing. */
  variables: readonly ShellVariable[];
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
  const query = [...listQueryVariables(operation, variables), ...secretPairs].map(writeWord);
  const body = writeBody(operation, view, variables);
  const options = getRequestOptions(operation, body, query.length > 0);
  const parts = [
    ['curl', ...options, ...(hasDotSegments(url) ? ['--path-as-is'] : []), writeWord(url)].join(
      ' ',
    ),
    ...query.map((pair) => `${body === undefined ? '--data-urlencode' : '--url-query'} ${pair}`),
    ...authorization,
    ...writeHeaders(operation, credentials, body?.contentType, variables),
    ...(body?.options ?? []),
  ];
  const command = parts.join(' \\\n  ');
  return {
    text: [...writeComments(operation, body?.unknownFile, variables), command].join('\n'),
    variables: variables.list().filter(({ name }) => command.includes(`\${${name}:?}`)),
  };
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
