import type { BodyField, Operation, RequestBody } from '../../../extractor/contract/operation.ts';
import { findContainer } from '../../../extractor/contract/types/container.ts';
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
  const { fields = [], type } = body;
  const isServerForm = operation.client === undefined && isForm(body.mediaType);
  const uploads = isServerForm ? findUploads(body, view) : [];
  const named = fields.filter((one) => isFileField(one, view)).map(({ wireName }) => wireName);
  const files = new Set([...named, ...uploads]);
  // Only forms of this type can contain files, whatever the server declares.
  const mediaType = uploads.length > 0 ? MULTIPART : body.mediaType;
  const isNamed = body.fields !== undefined || type !== undefined;
  // A body of any other type is a file, whatever it contains.
  const isUnknown = !isNamed && (isJson(mediaType) || isForm(mediaType));
  if (isFile(body)) return { mediaType, files, isUnknown };
  const json = makeJson(body, view);
  return { mediaType, json: isServerForm ? spreadModels(json) : json, files, isUnknown };
}

/** The fields of the models in a server's form that are files. */
function findUploads({ type, fields = [] }: RequestBody, view: PackageView): string[] {
  const models = [type, ...fields.map((field) => field.type)].flatMap((one) =>
    one === undefined ? [] : listModels(one, view, 4),
  );
  return models
    .flatMap((id) => view.fields(id))
    .filter((field) => field.type !== undefined && isFileType(field.type, view, 4, UPLOAD))
    .map(({ wireName }) => wireName);
}

/** The ids of the models that a value of the type can be; `depth` is how many aliases are followed. */
function listModels(type: TypeExpression, view: PackageView, depth: number): string[] {
  if (type.kind === 'union') return type.members.flatMap((one) => listModels(one, view, depth));
  if (type.kind === 'generic') {
    const isWrapper = ['optional', 'union', 'wrapper'].includes(getContainerKind(type) ?? '');
    return isWrapper ? type.arguments.flatMap((one) => listModels(one, view, depth)) : [];
  }
  if (type.kind !== 'name' || type.id === undefined) return [];
  if (view.item(type.id)?.kind === 'class') return [type.id];
  const target = depth === 0 ? undefined : getAliasTarget(type.id, view);
  return target === undefined ? [] : listModels(target, view, depth - 1);
}

function getContainerKind({ origin }: TypeExpression & { kind: 'generic' }): string | undefined {
  return origin.kind === 'name' ? findContainer(getLastName(origin.name))?.kind : undefined;
}

/** A form has no objects: a server reads the fields of a model beside those of the form. */
function spreadModels(json: Json): Json {
  if (!isObject(json)) return json;
  const entries = Object.entries(json).flatMap(([name, value]): [string, Json][] =>
    isObject(value) ? Object.entries(value) : [[name, value]],
  );
  return Object.fromEntries(entries);
}

function isObject(json: Json): json is Record<string, Json> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
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

/** In a model, FastAPI reads bytes as a text. */
const UPLOAD = new Set(['UploadFile']);

/** Whether a field of a form is a file: its type says so or, if it has none, its name. */
function isFileField({ type, wireName, constant }: BodyField, view: PackageView): boolean {
  if (constant !== undefined) return false;
  return type === undefined ? /(?:^|_)file$/iu.test(wireName) : isFileType(type, view, 4);
}

/** Whether a value of the type can be a file; `depth` is how many aliases may be followed. */
function isFileType(
  type: TypeExpression,
  view: PackageView,
  depth: number,
  names: ReadonlySet<string> = FILE_TYPES,
): boolean {
  switch (type.kind) {
    case 'name': {
      const target = depth === 0 ? undefined : getAliasTarget(type.id, view);
      const isNamed = names.has(getLastName(type.name));
      return isNamed || (target !== undefined && isFileType(target, view, depth - 1, names));
    }
    case 'generic':
      return [type.origin, ...type.arguments].some((part) => isFileType(part, view, depth, names));
    case 'union':
      return type.members.some((part) => isFileType(part, view, depth, names));
    default:
      return false;
  }
}

/** The type that a name stands for. */
function getAliasTarget(id: string | undefined, view: PackageView): TypeExpression | undefined {
  const item = id === undefined ? undefined : view.item(id);
  return item?.kind === 'attribute' ? item.aliasOf : undefined;
}
