import type { BodyField, Operation, RequestBody } from '../../../extractor/contract/operation.ts';
import type { TypeExpression } from '../../../extractor/contract/type-expression.ts';
import type { PackageView } from '../../../extractor/contract/view/package-view.ts';
import type { Json } from './builtin-example.ts';
import { makeExample, toJson } from './example.ts';
import { getLastName } from '../../../extractor/contract/last-name.ts';

/** An example of a request body. */
export interface BodyExample {
  mediaType: string;
  /** Absent if it is a file. */
  json?: Json;
  /** The fields of a form that are files. */
  files: ReadonlySet<string>;
  /** Nothing could be read of what it contains. */
  isUnknown: boolean;
}

/** The body that a request must have: its required fields. Undefined if the request works without. */
export function makeRequestBody(operation: Operation, view: PackageView): BodyExample | undefined {
  const body = selectFields(operation);
  if (body === undefined) return undefined;
  const { mediaType, fields = [], type } = body;
  const files = new Set(
    fields.filter((one) => isFileField(one, view)).map(({ wireName }) => wireName),
  );
  const isNamed = body.fields !== undefined || type !== undefined;
  // A body of any other type is a file, whatever it contains.
  const isUnknown = !isNamed && (isJson(mediaType) || isForm(mediaType));
  if (isFile(body)) return { mediaType, files, isUnknown };
  return { mediaType, json: makeJson(body, view), files, isUnknown };
}

/** Whether nothing is known of a body that an example could show, or it is not written as JSON. */
function isFile({ mediaType, fields, type }: RequestBody): boolean {
  if (fields === undefined && type === undefined) return true;
  return !isJson(mediaType) && !isForm(mediaType) && !isText(type);
}

/** Whether a media type is one of forms, whose fields are sent one by one. */
export function isForm(mediaType: string): boolean {
  return mediaType === MULTIPART || mediaType === 'application/x-www-form-urlencoded';
}

export const MULTIPART = 'multipart/form-data';

/** Whether a media type is one of JSON. */
export function isJson(mediaType: string): boolean {
  return /^[\w.-]+\/(?:[\w.-]+\+)?json\b/u.test(mediaType);
}

function isText(type: TypeExpression | undefined): boolean {
  return type?.kind === 'name' && type.name === 'str';
}

/** A client's call has many optional fields, and sends those that are given. */
function selectFields({ body, client }: Operation): RequestBody | undefined {
  if (client === undefined || body?.fields === undefined) return body;
  const fields = body.fields.filter(({ required, constant }) => required || constant !== undefined);
  return fields.length === 0 && !body.required ? undefined : { ...body, fields };
}

function makeJson(body: RequestBody, view: PackageView): Json {
  const { type, fields, pythonName, mediaType } = body;
  if (fields === undefined) {
    return toJson(makeExample(type, view, { extent: 'required', name: pythonName ?? 'body' }));
  }
  const values = fields.map((field): [string, Json] => [
    field.wireName,
    field.constant ??
      toJson(
        makeExample(field.type, view, { extent: 'required', name: getLastName(field.wireName) }),
      ),
  ]);
  return isJson(mediaType) ? nestFields(values) : Object.fromEntries(values);
}

/** A dot in the name of a field leads into an object. */
function nestFields(values: readonly [string, Json][]): Json {
  const groups = Map.groupBy(values, ([name]) => /^[^.]+(?=\..)/su.exec(name)?.[0] ?? name);
  return Object.fromEntries(
    [...groups].map(([name, group]): [string, Json] => {
      const inner = group
        .filter(([full]) => full !== name)
        .map(([full, value]): [string, Json] => [full.slice(name.length + 1), value]);
      return [name, inner.length === 0 ? (group[0]?.[1] ?? null) : nestFields(inner)];
    }),
  );
}

const FILE_TYPES = new Set(
  'UploadFile bytes bytearray BinaryIO IO BytesIO BufferedReader BufferedIOBase RawIOBase IOBase SupportsRead'.split(
    ' ',
  ),
);

/** Whether a field of a form is a file: its type says so or, if it has none, its name. */
function isFileField({ type, wireName, constant }: BodyField, view: PackageView): boolean {
  if (constant !== undefined) return false;
  return type === undefined ? /(?:^|_)file$/iu.test(wireName) : isFileType(type, view, 4);
}

/** Whether a value of the type can be a file; `depth` is how many aliases may be followed. */
function isFileType(type: TypeExpression, view: PackageView, depth: number): boolean {
  switch (type.kind) {
    case 'name':
      return FILE_TYPES.has(getLastName(type.name)) || isFileAlias(type.id, view, depth);
    case 'generic':
      return [type.origin, ...type.arguments].some((part) => isFileType(part, view, depth));
    case 'union':
      return type.members.some((part) => isFileType(part, view, depth));
    default:
      return false;
  }
}

function isFileAlias(id: string | undefined, view: PackageView, depth: number): boolean {
  const item = id === undefined || depth === 0 ? undefined : view.item(id);
  return (
    item?.kind === 'attribute' &&
    item.aliasOf !== undefined &&
    isFileType(item.aliasOf, view, depth - 1)
  );
}
