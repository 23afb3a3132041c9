/**
 * Whether a pattern such as `POST /v1/users/*` matches; `*` is one segment, `**` any number of
 * segments.
 */
export function isRequestMatch(
  pattern: string,
  { method, path }: { method: string; path: string },
): boolean {
  const wanted = pattern.trim();
  const [start = '', wantedMethod] = /^([A-Za-z]+)\s+/.exec(wanted) ?? [];
  const wantedPath = wanted.slice(start.length);
  if (wantedMethod !== undefined && wantedMethod.toUpperCase() !== method) return false;
  return isSegmentMatch(getPatternSegments(wantedPath), getPatternSegments(path));
}

/**
 * Walks both lists once. On a mismatch it only goes back to the last `**`, because earlier ones
 * cannot match better; the cost of a hostile pattern is therefore at most the product of the two
 * lengths.
 */
function isSegmentMatch(wanted: readonly string[], given: readonly string[]): boolean {
  let position = 0;
  let retry: { position: number; index: number } | undefined;
  for (let index = 0; index < given.length;) {
    const segment = wanted[position];
    if (segment === '**') {
      retry = { position: position + 1, index };
      position += 1;
    } else if (segment !== undefined && (segment === '*' || segment === given[index])) {
      position += 1;
      index += 1;
    } else if (retry !== undefined) {
      retry.index += 1;
      ({ position, index } = retry);
    } else {
      return false;
    }
  }
  return wanted.slice(position).every((segment) => segment === '**');
}

/** The segments of a path or an address, without the host. */
export function getPatternSegments(path: string): string[] {
  return path
    .replace(/^[a-z]+:\/\/[^/]*/i, '')
    .split('/')
    .filter((segment) => segment !== '');
}
