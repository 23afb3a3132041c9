import type { Operation } from '../../contract/operation.ts';
import { getFunctionId } from '../../contract/view/function-id.ts';
import type { PlacedOperation } from './operation.ts';
import { createUniqueNames, shortenIds } from '../schemas/short-names.ts';

/**
 * Assigns an id and a path in the document to every operation. OpenAPI considers paths that differ
 * only in the names of their placeholders as equal; the first one is used.
 */
export function placeOperations(operations: readonly Operation[]): PlacedOperation[] {
  const listed = operations.filter(({ includeInSchema }) => includeInSchema !== false);
  const ids = makeOperationIds(listed);
  const paths = new Map<string, string>();
  return listed.map((operation) => {
    const { server, path } = splitAddress(operation.path);
    const key = path.replaceAll(PLACEHOLDER, '{}');
    const known = paths.get(key) ?? makeDistinct(path);
    paths.set(key, known);
    const placeholders = new Map(zip(getNames(path), getNames(known)));
    const operationId = ids.get(operation) ?? operation.name;
    return { operation, operationId, path: known, placeholders, server };
  });
}

/**
 * The function's name if it is unique; several requests of one function are distinguished by their
 * methods.
 */
function makeOperationIds(operations: readonly Operation[]): Map<Operation, string> {
  const names = shortenIds(operations.map(({ id }) => getFunctionId(id)));
  const counts = Map.groupBy(operations, ({ id }) => getFunctionId(id));
  const makeUnique = createUniqueNames();
  return new Map(
    operations.map((operation) => {
      const id = getFunctionId(operation.id);
      const name = names.get(id) ?? operation.name;
      const isOne = counts.get(id)?.length === 1;
      return [operation, makeUnique(isOne ? name : `${name}_${operation.method.toLowerCase()}`)];
    }),
  );
}

const PLACEHOLDER = /\{[^{}]*\}/g;

/**
 * Splits `https://host/path?query` into server and path; converters are removed from placeholders.
 */
function splitAddress(address: string): { server: string | undefined; path: string } {
  const [, server, rest = ''] = /^([a-z][a-z\d+.-]*:\/\/[^/?#]*)?([^?#]*)/i.exec(address) ?? [];
  const path = rest.replaceAll(PLACEHOLDER, (text) => `{${getName(text)}}`);
  return { server, path: path.startsWith('/') ? path : `/${path}` };
}

/** The name in `{name}` or `{name:converter}`. */
function getName(placeholder: string): string {
  return placeholder.slice(1, -1).replace(/:.*$/s, '');
}

function getNames(path: string): string[] {
  return (path.match(PLACEHOLDER) ?? []).map(getName);
}

/** A name may occur in a path only once. */
function makeDistinct(path: string): string {
  const makeUnique = createUniqueNames();
  return path.replaceAll(PLACEHOLDER, (text) => `{${makeUnique(getName(text))}}`);
}

function zip(names: readonly string[], others: readonly string[]): [string, string][] {
  return names.map((name, index) => [name, others[index] ?? name]);
}
