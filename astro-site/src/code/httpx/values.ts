import type { Operation } from '../../../../extractor/contract/operation.ts';
import type { Parameter, ParameterLocation } from '../../../../extractor/contract/parameter.ts';
import type { PackageView } from '../../../../extractor/contract/view/package-view.ts';
import type { Json } from '../builtin-example.ts';
import { getGivenValue } from '../example-source.ts';
import { makeExample, toJson } from '../example.ts';
import { prefix, type Code } from '../layout.ts';
import { toPython, writeString } from '../python.ts';
import { isSent, toText } from '../sent-values.ts';

/** A name that is sent, and its value in Python. */
export type Entry = readonly [name: string, value: Code];

/** What the request must send in one place: required parameters and constants. */
export function getValues(
  { parameters }: Operation,
  location: ParameterLocation,
  view: PackageView,
): Entry[] {
  return parameters
    .filter((parameter) => parameter.location === location && isSent(parameter))
    .map((parameter) => [parameter.wireName, writeValue(parameter, view)]);
}

function writeValue(parameter: Parameter, view: PackageView): Code {
  const { wireName, constant, example, type, default: value, location } = parameter;
  const given = constant ?? getGivenValue(example) ?? getGivenValue(value);
  if (given !== undefined) return writeJson(location === 'header' ? toText(given) : given);
  const json = toJson(makeExample(type, view, { extent: 'required', name: wireName }));
  if (typeof json === 'string') return writeJson(markMadeUp(json, wireName));
  return writeJson(location === 'header' ? toText(json) : json);
}

/** A text that is only the name of the value is for the reader to replace. */
function markMadeUp(text: string, name: string): string {
  const plain = (each: string): string => each.replaceAll(/[^A-Za-z\d]/g, '').toLowerCase();
  return plain(text) === plain(name) ? `<${name}>` : text;
}

/** The header that httpx does not set itself. */
export function getContentType({ body }: Operation): Entry[] {
  if (body === undefined || OWN_TYPES.has(body.mediaType)) return [];
  return [['Content-Type', writeString(body.mediaType)]];
}

const OWN_TYPES = new Set([
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
]);

/** An option whose value is a dict; none if it is empty. */
export function writeDict(option: string, entries: readonly Entry[]): Code[] {
  if (entries.length === 0) return [];
  const items = entries.map(([name, value]) => prefix(`${writeString(name)}: `, value));
  return [{ open: `${option}={`, items, close: '}' }];
}

export function writeJson(value: Json): Code {
  return toPython({ kind: 'value', value }, (id) => id);
}
