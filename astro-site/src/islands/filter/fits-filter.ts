import {
  matchPath,
  parsePathQuery,
  splitPath,
  WHOLE,
  type PathQuery,
} from '../../search/path-query.ts';
import type { FilterState } from './filter-state.ts';

/** What the filter needs to know about an operation. */
export interface FilterableOperation {
  method: string;
  group: string;
  path: string;
  /** Name, path, summary and parameters in lower case. */
  text: string;
}

/**
 * A test for operations that stay visible. If one of them has exactly the method and path that were
 * asked for, those whose paths only begin like it are hidden.
 */
export function createFilter(
  operations: readonly FilterableOperation[],
  { methods, group, text }: FilterState,
): (operation: FilterableOperation) => boolean {
  const asked = text.trim();
  const query = parsePathQuery(asked);
  const isWhole = (operation: FilterableOperation): boolean =>
    query?.method !== undefined && matchRequest(operation, query) >= WHOLE;
  const fits = operations.some(isWhole)
    ? isWhole
    : (operation: FilterableOperation) => fitsText(operation, asked, query);
  return (operation) =>
    (methods.length === 0 || methods.includes(operation.method)) &&
    (group === '' || group === operation.group) &&
    fits(operation);
}

/**
 * Either every word occurs in the text, or the query as a whole is a request that matches the path.
 */
function fitsText(
  operation: FilterableOperation,
  asked: string,
  query: PathQuery | undefined,
): boolean {
  const words = asked.toLowerCase().split(/\s+/u);
  const isInText = words.every((word) => operation.text.includes(word));
  return isInText || (query !== undefined && matchRequest(operation, query) > 0);
}

/** How well an operation is the request that was asked for, 0 (not at all) to 1. */
function matchRequest({ method, path }: FilterableOperation, query: PathQuery): number {
  const isMethod = query.method === undefined || query.method === method;
  return isMethod ? matchPath(query, splitPath(path)) : 0;
}
