const PLACEHOLDERS = [
  /\$?\{(?:[^{}]|\{[^{}]*\})*\}/gu,
  /\((?:[^()\\]|\\.|\((?:[^()\\]|\\.)*\))*\)[?*+]*/gu,
  /<[^<>/]*>/gu,
  /%(?:\(\w+\))?[sdr]/gu,
  /(?<=\/)[:*]\w+/gu,
];

/**
 * Brings a path to one form: every placeholder is `{}`; host, query, fragment, doubled slashes, an
 * unknown beginning and a known base are left out.
 */
export function normalisePath(path: string, bases: readonly string[]): string {
  const pathOnly = path.replace(/^[a-z]+:\/\/[^/]+/u, '');
  const blank = PLACEHOLDERS.reduce((text, pattern) => text.replace(pattern, '{}'), pathOnly);
  const cut = blank
    .replace(/^\^/u, '')
    .replace(/(?<!\\)\$$/u, '')
    .replaceAll('\\', '')
    .replace(/[?#].*$/u, '')
    .replace(/^\{\}(?=\/)/u, '');
  return removeBase(joinSegments(cut), bases);
}

function removeBase(path: string, bases: readonly string[]): string {
  const base = bases
    .map(joinSegments)
    .sort((a, b) => b.length - a.length)
    .find((one) => path === one || path.startsWith(`${one}/`));
  return base === undefined ? path : path.slice(base.length) || '/';
}

function joinSegments(path: string): string {
  return `/${path
    .split('/')
    .filter((one) => one !== '')
    .join('/')}`;
}
