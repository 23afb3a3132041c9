import { getCanonicalPath } from '../../contract/view/request-path.ts';

/** A placeholder that takes a whole segment. */
const PLACEHOLDER = '{}';
const SPECIAL = /[$()*+.?[\\\]^|]/g;

/** The segments of a path without host and query, with `{}` for placeholders. */
export function getSegments(path: string): string[] {
  return getCanonicalPath(path)
    .split('/')
    .filter((segment) => segment !== '');
}

export function isPlaceholder(segment: string | undefined): boolean {
  return segment === PLACEHOLDER;
}

/** How well two paths fit. */
export interface PathFit {
  /** Segments that are the same, or placeholders on both sides. */
  equal: number;
  /** Segments of the client's that can be values of a placeholder of the document. */
  constants: number;
  /** Placeholders of the client's that can have the value of a segment of the document. */
  dynamic: number;
  /** Placeholders of the client's that would stand for several segments. */
  wide: number;
}

/**
 * Compares two paths segment by segment.
 *
 * @param allows whether a placeholder of the document, by its index, can have a value
 * @returns undefined if they cannot be the same
 */
export function fitPaths(
  client: readonly string[],
  document: readonly string[],
  allows: (index: number, value: string) => boolean,
): PathFit | undefined {
  if (client.length !== document.length) return undefined;
  const fit = { equal: 0, constants: 0, dynamic: 0, wide: 0 };
  for (const [index, segment] of client.entries()) {
    const kind = fitSegments(segment, document[index] ?? '', (value) => allows(index, value));
    if (kind === undefined) return undefined;
    fit[kind] += 1;
  }
  return fit.dynamic > 0 && !hasConstant(client, document) ? undefined : fit;
}

type SegmentFit = 'equal' | 'constants' | 'dynamic';

function fitSegments(
  client: string,
  document: string,
  allows: (value: string) => boolean,
): SegmentFit | undefined {
  if (client === document) return 'equal';
  if (isPlaceholder(document)) {
    return client.includes(PLACEHOLDER) || allows(client) ? 'constants' : undefined;
  }
  if (document.includes(PLACEHOLDER) && !client.includes(PLACEHOLDER)) {
    return makePattern(document).test(client) ? 'constants' : undefined;
  }
  return client.includes(PLACEHOLDER) && makePattern(client).test(document) ? 'dynamic' : undefined;
}

function makePattern(segment: string): RegExp {
  const parts = segment.split(PLACEHOLDER).map((part) => part.replaceAll(SPECIAL, String.raw`\$&`));
  return new RegExp(`^${parts.join('.+')}$`, 's');
}

/** A path of placeholders alone would fit everything of its length. */
function hasConstant(client: readonly string[], document: readonly string[]): boolean {
  return client.some((segment, index) => !isPlaceholder(segment) && segment === document[index]);
}

/**
 * Whether the client's path can be the document's if each of its placeholders may stand for several
 * placeholders of the document: `{repo.full_name}` for `{owner}/{repo}`.
 */
export function fitsWidely(client: readonly string[], document: readonly string[]): boolean {
  if (client.length >= document.length || !client.some(isPlaceholder)) return false;
  const parts = client.map((segment) =>
    isPlaceholder(segment)
      ? String.raw`\{\}(?:/\{\})*`
      : segment.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`),
  );
  return new RegExp(`^${parts.join('/')}$`, 's').test(document.join('/'));
}

/** Whether the document's path ends with the client's, whose first segment is the rest of it. */
export function fitsAsSuffix(client: readonly string[], document: readonly string[]): boolean {
  const rest = client.slice(1);
  if (rest.length === 0 || rest.every(isPlaceholder) || rest.length >= document.length)
    return false;
  return rest.every((segment, index) => document.at(index - rest.length) === segment);
}
