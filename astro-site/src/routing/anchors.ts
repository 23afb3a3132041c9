/** Ids that Starlight's own markup uses on every page. */
const TAKEN = ['_top', 'starlight__sidebar', 'starlight__on-this-page', 'starlight__mobile-toc'];

export type MakeAnchor = (name: string) => string;

/** Returns a function that turns names into unique HTML ids. */
export function createAnchors(taken: Iterable<string> = []): MakeAnchor {
  const used = new Set([...TAKEN, ...taken]);
  return (name) => {
    const anchor = makeUnique(toId(name), used);
    used.add(anchor);
    return anchor;
  };
}

/** `wanted`, or `wanted-2`, `wanted-3`... if it is taken. */
function makeUnique(wanted: string, taken: { has(name: string): boolean }): string {
  let name = wanted;
  for (let count = 2; taken.has(name); count += 1) name = `${wanted}-${String(count)}`;
  return name;
}

/**
 * An id has no white space and is not empty; all other characters that are not part of a word
 * become hyphens.
 */
function toId(name: string): string {
  const id = name.normalize('NFC').replace(/[^\p{L}\p{N}_.-]+/gu, '-');
  return id === '' ? '-' : id;
}

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

/** The id of a group's label. Python names have no hyphen, so no operation has the same id. */
export function getGroupAnchor(label: string): string {
  return `group-${label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}`;
}
