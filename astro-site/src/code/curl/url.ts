import type { Operation } from '../../../../extractor/contract/operation.ts';
import type { Parameter } from '../../../../extractor/contract/parameter.ts';
import { getPathOrigin } from '../../../../extractor/contract/view/request-path.ts';
import type { Json } from '../builtin-example.ts';
import { getGivenValue } from '../example-source.ts';
import { toText } from '../sent-values.ts';
import type { ShellVariables, VariableUse } from './variables.ts';
import type { WordPart } from './shell.ts';

/** The address of a request without the query parameters that the reader must give. */
export function makeUrl(
  operation: Operation,
  baseUrl: string | undefined,
  variables: ShellVariables,
): WordPart[] {
  const { path } = operation;
  const origin = getPathOrigin(path);
  const isWhole = origin !== undefined || (operation.client !== undefined && path.startsWith('{'));
  const rest = origin === undefined ? path : path.slice(origin.length);
  return [
    ...(isWhole && origin === undefined ? [] : writeBase(origin ?? baseUrl, variables)),
    ...(isWhole || rest.startsWith('/') || rest === '' ? [] : ['/']),
    ...writePath(rest, operation, variables),
    ...writeConstants(operation),
  ];
}

/** An address of another kind could make curl read files, or be an option of curl. */
const WEB_ADDRESS = /^(?:https?|wss?):\/\/./iu;

function writeBase(url: string | undefined, variables: ShellVariables): WordPart[] {
  if (url === undefined || !WEB_ADDRESS.test(url)) return [variables.use('base', 'BASE_URL')];
  const text = url.replace(/\/+$/u, '').replaceAll(ENCODED_PLACEHOLDER, '{$<name>}');
  return replacePlaceholders(text, (name) => variables.use('base', name));
}

/** Generators of clients write the placeholders of a server so; no host contains encoded braces. */
const ENCODED_PLACEHOLDER = /%7B(?<name>\w+)%7D/giu;

/** Placeholders become variables, also those of the form `{name:converter}`. */
function writePath(path: string, { parameters }: Operation, variables: ShellVariables): WordPart[] {
  return replacePlaceholders(path, (placeholder) => {
    const name = placeholder.replace(/:.*$/su, '');
    const value = getPathValue(name, parameters);
    return value === undefined
      ? variables.use('path', name)
      : encodeComponent(toText(value)).replaceAll('%2F', '/');
  });
}

/** The value of a placeholder that callers need not give. */
function getPathValue(name: string, parameters: readonly Parameter[]): Json | undefined {
  const parameter = parameters.find(
    ({ location, placeholder, wireName }) =>
      location === 'path' && (placeholder ?? wireName) === name,
  );
  if (parameter === undefined) return undefined;
  const { constant, required, default: given } = parameter;
  return constant ?? (required ? undefined : getGivenValue(given));
}

function replacePlaceholders(text: string, replace: (name: string) => WordPart): WordPart[] {
  return text
    .split(/(\{[^{}]*\})/u)
    .filter((part) => part !== '')
    .map((part) =>
      part.startsWith('{') && part.endsWith('}') ? replace(part.slice(1, -1)) : encodePath(part),
    );
}

/** Query parameters that are always sent; a list is sent as several of them. */
function writeConstants({ parameters, path }: Operation): WordPart[] {
  const pairs = parameters.flatMap(({ location, wireName, constant }) => {
    if (location !== 'query' || constant === undefined || wireName === '') return [];
    const values = Array.isArray(constant) ? constant : [constant];
    return values.map((value) => `${encodeComponent(wireName)}=${encodeComponent(toText(value))}`);
  });
  return pairs.length === 0 ? [] : [`${path.includes('?') ? '&' : '?'}${pairs.join('&')}`];
}

/** Whether curl would shorten the path because of its `.` and `..`. */
export function hasDotSegments(url: readonly WordPart[]): boolean {
  const text = url.map((part) => (typeof part === 'string' ? part : 'x')).join('');
  return /\/(?:\.|%2e){1,2}(?:$|[/?])/iu.test(text);
}

/** Characters of an address that may stay; curl reads brackets and braces as several addresses. */
const IN_PATH = /^(?:%[\dA-Fa-f]{2}|[\w.~/:@$&()*+,;=?-])$/u;
const IP_LITERAL = /^[a-z]+:\/\/\[[\da-f.:]+\]/iu;

function encodePath(text: string): string {
  const start = IP_LITERAL.exec(text)?.[0] ?? '';
  const rest = text.slice(start.length).toWellFormed();
  const parts = rest.split(/(%[\dA-Fa-f]{2}|.)/su).filter((part) => part !== '');
  return start + parts.map((part) => (IN_PATH.test(part) ? part : encodeComponent(part))).join('');
}

/** Encodes everything that has a meaning in an address, for a shell or in a form. */
export function encodeComponent(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll(
    /[!'()*]/gu,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** The query parameters that the reader must give, each as `name=` and a variable. */
export function listQueryVariables(
  { parameters }: Operation,
  variables: ShellVariables,
): WordPart[][] {
  return parameters
    .filter(
      ({ location, required, constant, wireName }) =>
        location === 'query' && required && constant === undefined && wireName !== '',
    )
    .map(({ wireName }) => writePair(wireName, 'query', variables));
}

function writePair(name: string, use: VariableUse, variables: ShellVariables): WordPart[] {
  return [`${encodeComponent(name)}=`, variables.use(use, name)];
}
