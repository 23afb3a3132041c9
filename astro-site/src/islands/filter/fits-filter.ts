import { countPrefixEdits } from '../../../../extractor/contract/text/edit-distance.ts';
import { getAllowedTypos } from '../../search/ranking/near-misses.ts';
import {
  matchPath,
  parsePathQuery,
  splitPath,
  WHOLE,
  type PathQuery,
} from '../../../../extractor/contract/view/path-query.ts';
import type { FilterState } from './filter-state.ts';

/** What the filter needs to know about an operation. */
export interface FilterableOperation {
  method: string;
  group: string;
  path: string;
  /** Name, path, summary and parameters in lower case. */
  text: string;
  /** Everything that the page says about it in lower case: types, fields, headers. */
  details?: string;
  /** The types of its responses in lower case. */
  returns?: string;
}

const RETURNS = 'returns:';

/**
 * A test for operations that stay visible. If one of them has exactly the method and path that were
 * asked for, those whose paths only begin like it are hidden. Only if no name, path or summary has
 * the text, everything that the page says is searched, and at last what differs by typos. A word such
 * as `returns:Group` asks for the type of a response.
 */
export function createFilter(
  operations: readonly FilterableOperation[],
  { methods, group, text }: FilterState,
): (operation: FilterableOperation) => boolean {
  const words = text.trim().split(/\s+/u);
  const types = words.filter(isType).map((word) => word.slice(RETURNS.length).toLowerCase());
  const asked = words.filter((word) => !isType(word)).join(' ');
  const query = parsePathQuery(asked);
  const isWhole = (operation: FilterableOperation): boolean =>
    query?.method !== undefined && matchRequest(operation, query) >= WHOLE;
  const fits = operations.some(isWhole) ? isWhole : pickTest(operations, asked, query);
  return (operation) =>
    (methods.length === 0 || methods.includes(operation.method)) &&
    (group === '' || group === operation.group) &&
    types.every((type) => operation.returns?.includes(type)) &&
    fits(operation);
}

function isType(word: string): boolean {
  return word.toLowerCase().startsWith(RETURNS);
}

type Test = (operation: FilterableOperation) => boolean;

/** The first test that an operation passes. */
function pickTest(
  operations: readonly FilterableOperation[],
  asked: string,
  query: PathQuery | undefined,
): Test {
  const words = asked.toLowerCase().split(/\s+/u);
  const tests: Test[] = [
    (operation) => fitsText(operation, words, query),
    ({ details = '' }) => words.every((word) => details.includes(word)),
    ({ text }) => fitsWithTypos(text, words),
  ];
  return tests.find((test) => operations.some(test)) ?? (() => false);
}

/** Whether every word begins a name in the text if a few letters may be wrong. */
function fitsWithTypos(text: string, words: readonly string[]): boolean {
  const names = text
    .split(/[\s/{}]+/u)
    .flatMap((name) => [name.replaceAll('_', ''), ...name.split('_')]);
  return words.every((word) => {
    const asked = word.replaceAll('_', '');
    const limit = getAllowedTypos(asked.length);
    return names.some((name) => countPrefixEdits(asked, name, limit) <= limit);
  });
}

/**
 * Either every word occurs in the text, or the query as a whole is a request that matches the path.
 */
function fitsText(
  operation: FilterableOperation,
  words: readonly string[],
  query: PathQuery | undefined,
): boolean {
  const isInText = words.every((word) => operation.text.includes(word));
  return isInText || (query !== undefined && matchRequest(operation, query) > 0);
}

/** How well an operation is the request that was asked for, 0 (not at all) to 1. */
function matchRequest({ method, path }: FilterableOperation, query: PathQuery): number {
  const isMethod = query.method === undefined || query.method === method;
  return isMethod ? matchPath(query, splitPath(path)) : 0;
}
