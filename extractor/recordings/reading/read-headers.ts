import { asObject, getText } from '../../api/document/node.ts';

/** Headers by their names in lower case. */
export type Headers = ReadonlyMap<string, readonly string[]>;

/** Reads headers: an object with texts or lists of them, or a list of names and values. */
export function readHeaders(value: unknown): Headers {
  const pairs: [string, unknown][] = Array.isArray(value)
    ? value.map(readPair)
    : Object.entries(asObject(value) ?? {});
  const headers = new Map<string, string[]>();
  for (const [name, content] of pairs) {
    const texts = [content].flat().filter((one): one is string => typeof one === 'string');
    const key = name.toLowerCase();
    headers.set(key, [...(headers.get(key) ?? []), ...texts]);
  }
  return headers;
}

function readPair(pair: unknown): [string, unknown] {
  if (Array.isArray(pair)) return [String(pair[0]), pair[1]];
  return [getText(pair, 'name') ?? '', getText(pair, 'value')];
}

/** The media type in lower case, without parameters. */
export function getMediaType(headers: Headers): string | undefined {
  return cleanMediaType(headers.get('content-type')?.[0]);
}

/** `application/json` of `application/JSON; charset=utf-8`. */
export function cleanMediaType(text: string | undefined): string | undefined {
  const [type = ''] = (text ?? '').split(';', 1);
  const clean = type.trim().toLowerCase();
  return /^[a-z]+\/[a-z\d][a-z\d.+-]{0,60}$/.test(clean) ? clean : undefined;
}

/** The credentials and cookies among headers, in parts. */
export function getSecrets(headers: Headers): string[] {
  const values = ['authorization', 'proxy-authorization', 'cookie', 'set-cookie'].flatMap(
    (name) => headers.get(name) ?? [],
  );
  return values.flatMap(
    (value) =>
      value
        .split(/;/, 1)[0]
        ?.split(/[\s=,]+/)
        .slice(1) ?? [],
  );
}
