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
  return { options, contentType, unknownFile: undefined };
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
  const isObject = typeof json === 'object' && json !== null && !Array.isArray(json);
  const fields = (isObject ? Object.entries(json) : []).filter(([name]) => name !== '');
  const isMultipart = mediaType === MULTIPART;
  const options = fields.flatMap(([name, value]) => {
    if (isMultipart && files.has(name)) return writeFileField(name, variables);
    const values = Array.isArray(value) ? value : [value];
    return values.flatMap((each) =>
      isMultipart ? writePart(name, toText(each)) : [writeFormField(name, toText(each))],
    );
  });
  return options.length > 0 || isMultipart ? options : ["-d ''"];
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
