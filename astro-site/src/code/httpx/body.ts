import type { Operation } from '../../../../extractor/contract/operation.ts';
import type { TypeExpression } from '../../../../extractor/contract/type-expression.ts';
import type { PackageView } from '../../../../extractor/contract/view/package-view.ts';
import type { Json } from '../builtin-example.ts';
import { prefix, type Code } from '../layout.ts';
import { makeRequestBody } from '../request-body.ts';
import { getLastName } from '../type-shape.ts';
import { writeDict, writeJson } from './values.ts';

const FILE = 'open("<file>", "rb")';

/** The options of a request that contain its body. */
export function writeBody(operation: Operation, view: PackageView): Code[] {
  const body = makeRequestBody(operation, view);
  if (body === undefined) return [];
  const { json, mediaType } = body;
  if (json === undefined) return [`content=${FILE}`];
  if (mediaType === 'multipart/form-data') return writeParts(operation, json);
  const isForm = mediaType === 'application/x-www-form-urlencoded';
  return [prefix(isForm ? 'data=' : 'json=', writeJson(json))];
}

/** The files and the other fields of a form. */
function writeParts({ body }: Operation, json: Json): Code[] {
  const entries = typeof json === 'object' && json !== null ? Object.entries(json) : [];
  const files = new Set(
    body?.fields?.filter(({ type }) => isFile(type)).map(({ wireName }) => wireName),
  );
  return [
    ...writeDict(
      'files',
      entries.filter(([name]) => files.has(name)).map(([name]) => [name, FILE]),
    ),
    ...writeDict(
      'data',
      entries.filter(([name]) => !files.has(name)).map(([name, value]) => [name, writeJson(value)]),
    ),
  ];
}

const FILE_TYPES = new Set(['UploadFile', 'bytes', 'BinaryIO']);

function isFile(type: TypeExpression | undefined): boolean {
  switch (type?.kind) {
    case 'name':
      return FILE_TYPES.has(getLastName(type.name));
    case 'generic':
      return type.arguments.some(isFile);
    case 'union':
      return type.members.some(isFile);
    default:
      return false;
  }
}
