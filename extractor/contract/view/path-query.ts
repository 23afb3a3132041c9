import type { Method } from '../operation.ts';
import { readCurlCommand } from './curl-command.ts';

/** The order in which methods of the same path are shown. */
export const METHOD_ORDER: readonly Method[] = [
  'GET',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'LIST',
  'ANY',
];

/**
 * A query read as a request: `PATCH connectors`, `/v1/groups/{id}/users`,
 * `https://host/v1/groups?limit=1`, or a curl command.
 */
export interface PathQuery {
  method: Method | undefined;
  segments: string[];
  /** Whether it starts at the root of the path. */
  absolute: boolean;
}

const METHOD_WORD = /^(get|post|put|patch|delete|head|options|trace|list|any)(?:\s+|(?=\/)|$)/i;
/** What a URL begins with, also if it is a variable of the shell or of a template. */
const ORIGIN = /^(?:https?:\/\/[^/]*|\$\{?\w+\}?(?=\/)|\{\{\w+\}\}(?=\/))/i;

/** A request in a question: `which method sends POST /v1/orders?` */
const IN_QUESTION =
  /\s(?:(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|TRACE|LIST)\s+)?((?:https?:\/)?\/[\w{][^\s?#]*)/u;

/** Reads a query as a request; undefined if it has neither a method nor a slash. */
export function parsePathQuery(text: string): PathQuery | undefined {
  const [, method = '', path] = IN_QUESTION.exec(text) ?? [];
  const asked = path === undefined ? undefined : `${method} ${path.replace(/[.,;:!"')]+$/u, '')}`;
  return parseRequest(readCurlCommand(text) ?? text) ?? parseRequest(asked?.trim() ?? '');
}

function parseRequest(query: string): PathQuery | undefined {
  const word = METHOD_WORD.exec(query);
  const rest = query.slice(word?.[0].length ?? 0).trim();
  const path = rest.replace(ORIGIN, '').replace(/[?#].*$/su, '');
  if (/\s/u.test(path) || (word === null && !path.includes('/'))) return undefined;
  return {
    method: METHOD_ORDER.find((method) => method.toLowerCase() === word?.[1]?.toLowerCase()),
    segments: splitPath(path),
    absolute: path.startsWith('/'),
  };
}

/**
 * The segments of a path in lower case, without its host and without empty ones. A placeholder that
 * the path begins with stands for a whole address: `{url}/issues`.
 */
export function splitPath(path: string): string[] {
  return path
    .toLowerCase()
    .replace(ORIGIN, '')
    .replace(/^\{(?=[^{}]*\}\/)/, OPEN)
    .split('/')
    .filter((segment) => segment !== '');
}

/** The start of a placeholder for a whole address. */
const OPEN = '{*';

const PLACEHOLDER = /^(?:\{.*\}|<.*>|:.+|\$\{?.+)$/su;

/** The least score of a whole path. */
export const WHOLE = 0.6;
/** The score of a real value in the place of a placeholder. */
const VALUE = 0.5;

/** How well a segment of the query matches a declared one, 0 (not at all) to 1 (the same text). */
function matchSegment(asked: string, declared: string): number {
  if (asked === declared) return 1;
  const isPlaceholder = PLACEHOLDER.test(declared);
  if (PLACEHOLDER.test(asked)) return isPlaceholder ? getPlaceholderMatch(asked, declared) : 0;
  return isPlaceholder ? VALUE : 0;
}

/** `{groupId}` is more similar to `{group_id}` than to `{user_id}`, but can match either. */
function getPlaceholderMatch(asked: string, declared: string): number {
  return getBareName(asked) === getBareName(declared) ? 0.95 : 0.9;
}

function getBareName(placeholder: string): string {
  return placeholder.replace(/[^\p{L}\p{N}]/gu, '');
}

/**
 * How well the query's path matches a declared one: 0 (not at all) to 1 (the same).
 *
 * A full path ranks before the start of one, that before a part, and a shorter one before a longer
 * one.
 */
export function matchPath(query: PathQuery, declared: readonly string[]): number {
  if (declared[0]?.startsWith(OPEN) === true) return matchOpen(query, declared.slice(1));
  const direct = matchSegments(query, declared);
  if (direct > 0 || !query.absolute) return direct;
  return matchWithoutBase(query.segments, declared);
}

/** How well a path matches if only its end is known. */
function matchOpen({ segments, absolute }: PathQuery, known: readonly string[]): number {
  const query = { method: undefined, segments: segments.slice(-known.length), absolute: true };
  const match = known.length > segments.length ? 0 : matchSegments(query, known);
  if (match >= WHOLE) return WHOLE + (match - WHOLE) / 2;
  return absolute ? 0 : matchSegments({ method: undefined, segments, absolute }, known) / 2;
}

/** A base URL has at most this many segments, which the paths of a client do not repeat. */
const LONGEST_BASE = 3;
const BASE_PENALTY = 0.02;

/** Matches `/api/v1/users` with `/users`; only a whole path counts. */
function matchWithoutBase(asked: readonly string[], declared: readonly string[]): number {
  const extra = asked.length - declared.length;
  if (extra < 1 || extra > LONGEST_BASE || declared.length === 0) return 0;
  const match = matchAt(asked.slice(extra), declared, 0);
  return match >= WHOLE ? Math.max(WHOLE, match - BASE_PENALTY * extra) : 0;
}

function matchSegments(query: PathQuery, declared: readonly string[]): number {
  const asked = query.segments;
  if (asked.length > declared.length) return 0;
  if (asked.length === 0) return 0.1 / (1 + declared.length);
  const starts = query.absolute ? 1 : declared.length - asked.length + 1;
  let best = 0;
  for (let start = 0; start < starts; start += 1) {
    best = Math.max(best, matchAt(asked, declared, start));
  }
  return best;
}

function matchAt(asked: readonly string[], declared: readonly string[], start: number): number {
  const matches = asked.map((segment, index) =>
    matchSegment(segment, declared[start + index] ?? ''),
  );
  const last = asked.length - 1;
  const begun = matchBegun(asked[last] ?? '', declared[start + last] ?? '');
  const isWhole = (matches[last] ?? 0) >= begun;
  if (!isWhole) matches[last] = begun;
  // A value matches any placeholder, so values alone are no evidence.
  if (matches.includes(0) || matches.every((match) => match === VALUE)) return 0;
  const quality = matches.reduce((sum, match) => sum + match, 0) / matches.length;
  const uncovered = declared.length - asked.length;
  if (uncovered === 0 && isWhole) return WHOLE + (1 - WHOLE) * quality;
  return (0.55 * quality) / (1 + 0.05 * start + 0.15 * uncovered);
}

/** How well a segment that is still being typed matches. */
function matchBegun(asked: string, declared: string): number {
  return declared.startsWith(asked) ? 0.6 + (0.3 * asked.length) / declared.length : 0;
}
