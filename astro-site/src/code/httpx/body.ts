import type { Operation } from '../../../../extractor/contract/operation.ts';
import type { PackageView } from '../../../../extractor/contract/view/package-view.ts';
import type { Json } from '../builtin-example.ts';
import { prefix, type Code } from '../layout.ts';
import { makeRequestBody, MULTIPART } from '../request-body.ts';
import { writeDict, writeJson } from './values.ts';

const FILE = 'open("<file>", "rb")';

/** The options of a request that contain its body. */
export function writeBody(operation: Operation, view: PackageView): Code[] {
  const body = makeRequestBody(operation, view);
  if (body === undefined) return [];
  const { json, mediaType, files } = body;
  if (json === undefined) return [`content=${FILE}`];
  if (mediaType === MULTIPART) return writeParts(json, files);
  const isForm = mediaType === 'application/x-www-form-urlencoded';
  return [prefix(isForm ? 'data=' : 'json=', writeJson(json))];
}

/** The files and the other fields of a form. */
function writeParts(json: Json, files: ReadonlySet<string>): Code[] {
  const entries = typeof json === 'object' && json !== null ? Object.entries(json) : [];
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
