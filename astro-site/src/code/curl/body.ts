import type { Operation } from '../../../../extractor/contract/operation.ts';
import type { PackageView } from '../../../../extractor/contract/view/package-view.ts';
import type { Json } from '../builtin-example.ts';
import { isForm, isJson, makeRequestBody, MULTIPART, type BodyExample } from '../request-body.ts';
import { toText } from '../sent-values.ts';
import { writeShellJson, writeWord } from './shell.ts';
import { encodeComponent } from './url.ts';
import type { ShellVariables } from './variables.ts';

/** The body of a request for curl. */
export interface CurlBody {
  options: string[];
  /** The header, unless curl writes it by itself. */
  contentType: string | undefined;
  /** What is sent, unless it contains files; other languages send the same. */
  text?: string;
  /** The variable that names the file with a body of which nothing is known. */
  unknownFile: string | undefined;
}

/** Undefined if the request is sent without a body. */
export function writeBody(
  operation: Operation,
  view: PackageView,
  variables: ShellVariables,
): CurlBody | undefined {
  // A request of this method has none.
  const body = operation.method === 'HEAD' ? undefined : makeRequestBody(operation, view);
  if (body === undefined) return undefined;
  const { mediaType, json } = body;
  if (json === undefined) return writeFile(body, variables);
  const options = isForm(mediaType) ? writeForm(body, variables) : [writeData(json, mediaType)];
  const contentType = isForm(mediaType) ? undefined : mediaType;
  const text = mediaType === MULTIPART ? {} : { text: writeText(json, mediaType) };
  return { options, contentType, unknownFile: undefined, ...text };
}

/** A body as it is sent. */
function writeText(json: Json, mediaType: string): string {
  if (isForm(mediaType)) {
    return listFormFields(json)
      .map(([name, value]) => `${encodeComponent(name)}=${encodeComponent(value)}`)
      .join('&');
  }
  return typeof json === 'string' && !isJson(mediaType) ? json : JSON.stringify(json);
}

function writeFile({ mediaType, isUnknown }: BodyExample, variables: ShellVariables): CurlBody {
  const file = variables.use('file', 'BODY_FILE');
  return {
    options: [`--data-binary ${writeWord(['@', file])}`],
    // A form needs a boundary, which only its file has.
    contentType: mediaType,
    unknownFile: isUnknown ? file.variable : undefined,
  };
}

/** curl reads a file for `-d @name`, and JSON never begins like that. */
function writeData(json: Json, mediaType: string): string {
  if (typeof json === 'string' && !isJson(mediaType)) return `--data-raw ${writeWord([json])}`;
  return `-d ${writeWord([writeShellJson(json)])}`;
}

/** The fields of a form; a list is sent as several fields. */
function writeForm({ json, mediaType, files }: BodyExample, variables: ShellVariables): string[] {
  if (mediaType !== MULTIPART) {
    const options = listFormFields(json).map(([name, value]) => writeFormField(name, value));
    return options.length > 0 ? options : ["-d ''"];
  }
  const names = new Set<string>();
  return listFormFields(json).flatMap(([name, value]) => {
    if (!files.has(name)) return writePart(name, value);
    if (names.has(name)) return [];
    names.add(name);
    return writeFileField(name, variables);
  });
}

/** The names and values of a form; a list gives several. */
function listFormFields(json: Json | undefined): [name: string, value: string][] {
  const isObject = typeof json === 'object' && json !== null && !Array.isArray(json);
  const fields = (isObject ? Object.entries(json) : []).filter(([name]) => name !== '');
  return fields.flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((each): [string, string] => [name, toText(each)]),
  );
}

/** curl takes what stands in front of the first `=` for the name. */
function writeFileField(name: string, variables: ShellVariables): string[] {
  if (name.includes('=')) return [];
  const file = variables.use('file', /file$/iu.test(name) ? name : `${name}_file`);
  return [`-F ${writeWord([`${name}=@`, file])}`];
}

/** With `-F`, a value that begins with `@` or `<` would be read from a file. */
function writePart(name: string, value: string): string[] {
  return name.includes('=') ? [] : [`--form-string ${writeWord([`${name}=${value}`])}`];
}

function writeFormField(name: string, value: string): string {
  return `--data-urlencode ${writeWord([`${encodeComponent(name)}=${value}`])}`;
}
