import { isIdentifier, writeString } from '../python.ts';
import { toConstantName } from '../variable-name.ts';

/** The width of a line of an address: it is indented, and stands between quotes. */
const WIDTH = 42;

/**
 * An address with placeholders as a Python expression. A long one is continued on further lines,
 * which Python joins. A relative one begins with an environment variable.
 */
export function writeUrl(url: string, isAbsolute: boolean): string {
  const texts = breakUrl(url.replaceAll(PLACEHOLDER, (_, name: string) => `{${toVariable(name)}}`));
  const lines = texts.map((text) => `${text.includes('{') ? 'f' : ''}${writeString(text)}`);
  return isAbsolute ? lines.join('\n    ') : ['os.environ["BASE_URL"]', ...lines].join(' + ');
}

/** Breaks an address before slashes. */
function breakUrl(url: string): string[] {
  const lines: string[] = [];
  for (const segment of url.match(/^[a-z]+:\/\/[^/]*|\/?[^/]+|\//g) ?? [url]) {
    const last = lines.pop();
    if (last === undefined) lines.push(segment);
    else if (last.length + segment.length > WIDTH) lines.push(last, segment);
    else lines.push(last + segment);
  }
  return lines;
}

const PLACEHOLDER = /\{([^{}]*)\}/g;

/** Assignments of the variables in an address, for the reader to fill in. */
export function writePlaceholders(url: string): string[] {
  const names = [...url.matchAll(PLACEHOLDER)].map(([, name = '']) => toVariable(name));
  return [...new Set(names)].map((name) => `${name} = ${writeString(`<${name}>`)}`);
}

/** A placeholder may have a converter: `{name:path}`. */
function toVariable(name: string): string {
  const variable = toConstantName(name.replace(/:.*$/, '')).toLowerCase();
  return isIdentifier(variable) ? variable : `${variable}_`;
}
