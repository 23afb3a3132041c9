import type { Operation, RequestBody } from '../../../extractor/contract/operation.ts';
import type { TypeExpression } from '../../../extractor/contract/type-expression.ts';
import type { PackageView } from '../../../extractor/contract/view/package-view.ts';
import type { Json } from './builtin-example.ts';
import { makeExample, toJson } from './example.ts';

/** An example of a request body; without `json` if it is a file. */
export interface BodyExample {
  mediaType: string;
  json?: Json;
}

/** The body that a request must have: its required fields. Undefined if the request works without. */
export function makeRequestBody(operation: Operation, view: PackageView): BodyExample | undefined {
  const body = selectFields(operation);
  if (body === undefined) return undefined;
  const { mediaType } = body;
  return isFile(body) ? { mediaType } : { mediaType, json: makeJson(body, view) };
}

/** Whether nothing is known of a body that an example could show, or it is not written as JSON. */
function isFile({ mediaType, fields, type }: RequestBody): boolean {
  if (fields === undefined && type === undefined) return true;
  return !isJson(mediaType) && !FORMS.has(mediaType) && !isText(type);
}

const FORMS = new Set(['multipart/form-data', 'application/x-www-form-urlencoded']);

/** Whether a media type is one of JSON. */
function isJson(mediaType: string): boolean {
  return mediaType === 'application/json' || mediaType.endsWith('+json');
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

function makeJson({ type, fields, pythonName }: RequestBody, view: PackageView): Json {
  if (fields === undefined) {
    return toJson(makeExample(type, view, { extent: 'required', name: pythonName ?? 'body' }));
  }
  return Object.fromEntries(
    fields.map((field): [string, Json] => [
      field.wireName,
      field.constant ??
        toJson(makeExample(field.type, view, { extent: 'required', name: field.wireName })),
    ]),
  );
}
