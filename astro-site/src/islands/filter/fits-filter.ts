import { matchPath, parsePathQuery, splitPath } from '../../search/path-query.ts';
import type { FilterState } from './filter-state.ts';

/** What the filter needs to know about an operation. */
export interface FilterableOperation {
  method: string;
  group: string;
  path: string;
  /** Name, path, summary and parameters in lower case. */
  text: string;
}

/** Whether the operation stays visible. */
export function fitsFilter(operation: FilterableOperation, state: FilterState): boolean {
  const { methods, group, text } = state;
  return (
    (methods.length === 0 || methods.includes(operation.method)) &&
    (group === '' || group === operation.group) &&
    fitsText(operation, text.trim())
  );
}

/**
 * Either every word occurs in the text, or the query as a whole is a request that matches the path.
 */
function fitsText(operation: FilterableOperation, asked: string): boolean {
  const words = asked.toLowerCase().split(/\s+/u);
  return words.every((word) => operation.text.includes(word)) || fitsPath(operation, asked);
}

function fitsPath({ method, path }: FilterableOperation, asked: string): boolean {
  const query = parsePathQuery(asked);
  if (query === undefined) return false;
  return (
    (query.method === undefined || query.method === method) && matchPath(query, splitPath(path)) > 0
  );
}
