import { type Method, MethodSchema } from '../../contract/operation.ts';
import type { ApiOperation, ApiServer } from './api-document.ts';
import {
  asObject,
  formatPlace,
  getChild,
  getChildren,
  getItems,
  getText,
  isTrue,
  type Node,
} from './node.ts';
import { type ApiInputs, readInputs } from './read-parameters.ts';
import { readServers, readSwaggerServers } from './read-servers.ts';
import type { Resolver } from './references.ts';

const KEYS = new Map<string, Method>(
  MethodSchema.options
    .filter((method) => method !== 'ANY' && method !== 'LIST')
    .map((method) => [method.toLowerCase(), method]),
);

interface Inherited {
  servers: readonly ApiServer[];
  /** The media types of a Swagger 2 document. */
  consumes: readonly string[] | undefined;
}

/** Reads the operations of a document; what they take is read when it is needed. */
export function readOperations(root: Node, resolver: Resolver): ApiOperation[] {
  const isSwagger = getText(root.value, 'swagger') !== undefined;
  const inherited = {
    servers: isSwagger
      ? readSwaggerServers(root.value)
      : (readServers(root) ?? [{ host: undefined, path: '' }]),
    consumes: isSwagger
      ? getItems(getChild(root, 'consumes')).map(({ value }) => String(value))
      : undefined,
  };
  return getChildren(getChild(root, 'paths'))
    .filter(([key]) => !key.startsWith('x-'))
    .flatMap(([key, item]) => readPath(key, item, inherited, resolver));
}

function readPath(
  key: string,
  node: Node,
  inherited: Inherited,
  resolver: Resolver,
): ApiOperation[] {
  const item = resolver.resolve(node);
  if (item === undefined) return [];
  const servers = readServers(item) ?? inherited.servers;
  return getChildren(item).flatMap(([name, child]) => {
    const method = KEYS.get(name);
    const operation = resolver.resolve(child);
    if (method === undefined || asObject(operation?.value) === undefined) return [];
    if (operation === undefined) return [];
    return [readOperation({ method, key, item, operation }, { ...inherited, servers }, resolver)];
  });
}

interface Found {
  method: Method;
  key: string;
  item: Node;
  operation: Node;
}

function readOperation(
  { method, key, item, operation }: Found,
  { servers, consumes }: Inherited,
  resolver: Resolver,
): ApiOperation {
  let inputs: ApiInputs | undefined;
  const getInputs = (): ApiInputs => (inputs ??= readInputs(item, operation, consumes, resolver));
  const { value } = operation;
  return {
    method,
    ...splitKey(key),
    servers: readServers(operation) ?? servers,
    operationId: getText(value, 'operationId'),
    tags: getItems(getChild(operation, 'tags')).flatMap((tag) =>
      typeof tag.value === 'string' ? [tag.value] : [],
    ),
    deprecated: isTrue(value, 'deprecated'),
    pointer: formatPlace(operation),
    node: operation,
    get parameters() {
      return getInputs().parameters;
    },
    get body() {
      return getInputs().body;
    },
  };
}

/** Some documents tell operations with the same path apart by a fragment or a query. */
function splitKey(key: string): Pick<ApiOperation, 'path' | 'fixedQuery'> {
  const [beforeFragment = ''] = key.split('#', 1);
  const [path, query = ''] = splitOnce(beforeFragment, '?');
  const fixedQuery = new Map(
    [...new URLSearchParams(query)].filter(([, value]) => !/\{[^{}]*\}/.test(value)),
  );
  const trimmed = path.replaceAll(/\/{2,}/g, '/').replace(/(?<=[^/])\/$/, '');
  return { path: trimmed.startsWith('/') ? trimmed : `/${trimmed}`, fixedQuery };
}

function splitOnce(text: string, mark: string): [string, string?] {
  const index = text.indexOf(mark);
  return index === -1 ? [text] : [text.slice(0, index), text.slice(index + 1)];
}
