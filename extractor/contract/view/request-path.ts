const PLACEHOLDER = /\{[^{}]*\}/g;
const ORIGIN = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;
/** Placeholders as people write them: `:id`, `<id>`, `$id`, `%s`. */
const OTHER_PLACEHOLDERS = /(?<=\/)(?::\w+|<[^<>/]*>|\$\w+|%s)/g;
/** The end of a path that stands for whatever follows. */
const OPEN_END = /(?:^|\/)(?:\.\.\.|…|\*)$/;

const SPECIAL = /[$()*+.?[\\\]^{|}]/g;

/** The path with `{}` for every placeholder and without a slash at the end. */
export function getCanonicalPath(path: string): string {
  return path.replaceAll(PLACEHOLDER, '{}').replace(/(?<=[^/])\/+$/, '');
}

/** The same text for operations that send the same request: `GET /users/{}`. */
export function getRequestKey({ method, path }: { method: string; path: string }): string {
  return `${method} ${getCanonicalPath(path)}`;
}

/** The scheme and host that a path begins with: `https://api.example.com`. */
export function getPathOrigin(path: string): string | undefined {
  return ORIGIN.exec(path)?.[0];
}

/**
 * A test for paths of operations. It takes a template (`/users/{id}`), a concrete path
 * (`/users/42`) or a URL; placeholders of an operation match any segment. `...` at the end matches
 * whatever follows. `base` is the address of the operation's server, which a URL contains as well; if
 * it is not known, a version such as `/api/v1` may stand before the path.
 */
export function createPathTest(wanted: string): (path: string, base?: string) => boolean {
  const isOpen = OPEN_END.test(wanted.trim());
  const segments = getSegments(wanted.trim().replace(OPEN_END, ''));
  return (path, base) => {
    const inner = base === undefined ? withoutVersion(segments) : withoutBase(segments, base);
    return [segments, inner].some((some) =>
      makePattern(path, isOpen ? some.length : Infinity).test(some.join('/')),
    );
  };
}

/** The segments of a path, with `{}` for placeholders; without host, query string and fragment. */
function getSegments(path: string): string[] {
  const blank = getCanonicalPath(path.replaceAll(OTHER_PLACEHOLDERS, '{}'));
  return splitPath(blank);
}

function splitPath(path: string): string[] {
  const [own = ''] = path.replace(ORIGIN, '').split(/[?#]/, 1);
  return own.split('/').filter((segment) => segment !== '');
}

/** `v1/users` without the `v1` of a server. */
function withoutBase(segments: string[], base: string): string[] {
  const own = getSegments(base);
  return own.every((segment, index) => segments[index] === segment)
    ? segments.slice(own.length)
    : segments;
}

/** Without `api/v1`, which an unknown server probably has in its address. */
function withoutVersion(segments: string[]): string[] {
  const start = segments.findIndex((segment) => !/^(api|rest|v\d[\w.-]*)$/i.test(segment));
  return segments.slice(Math.max(0, start));
}

/** The beginning of a path is unknown if it is an address that a server sent: `{url}/issues`. */
function makePattern(path: string, length: number): RegExp {
  const rest = path.replace(/^\{[^{}]*\}(?=\/)/, '');
  const segments = splitPath(rest).slice(0, length).map(makeSegmentPattern);
  return new RegExp(`^${rest === path ? '' : '(.*/)?'}${segments.join('/')}$`, 's');
}

/** A placeholder such as `{name:path}` matches several segments. */
function makeSegmentPattern(segment: string): string {
  return segment
    .split(/(\{[^{}]*\})/)
    .map((part) => {
      if (!/^\{[^{}]*\}$/.test(part)) return part.replaceAll(SPECIAL, String.raw`\$&`);
      return part.endsWith(':path}') ? '.+' : '[^/]+';
    })
    .join('');
}
