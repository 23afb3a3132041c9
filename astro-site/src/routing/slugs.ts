import { makeUnique } from './anchors.ts';

/**
 * Returns a function that turns names into paths. No two paths differ only in case, because some
 * file systems treat those as equal.
 */
export function createSlugs(): (segments: string[]) => string {
  const taken = new Set<string>();
  return (segments) => {
    const wanted = segments.map(makeSegment).join('/');
    const slug = makeUnique(wanted, { has: (name) => taken.has(name.toLowerCase()) });
    taken.add(slug.toLowerCase());
    return slug;
  };
}

const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\..*)?$/i;
const MAX_BYTES = 200;

/**
 * A name as a folder: no separators, no `.` or `..`, no reserved names of Windows, and not too
 * long.
 */
function makeSegment(name: string): string {
  const safe = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}_.-]+/gu, '-')
    .replace(/^[.-]+|[.-]+$/g, '');
  const segment = safe === '' || RESERVED.test(safe) ? `_${safe}` : safe;
  return new TextEncoder().encode(segment).length > MAX_BYTES
    ? Array.from(segment)
        .slice(0, MAX_BYTES / 4)
        .join('')
    : segment;
}
