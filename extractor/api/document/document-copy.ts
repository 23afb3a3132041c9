import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { WrapdocsError } from '../../errors.ts';
import type { DocumentCopy } from './api-document.ts';

/** What the file beside a copy says about it. */
const RecordSchema = z.object({
  url: z.string(),
  date: z.string(),
  digest: z.string(),
});

/** The file that says where a copy came from: `openapi.yaml.source.json`. */
export function getRecordFile(file: string): string {
  return `${file}.source.json`;
}

/** The digest of a document as its record says it. */
export function computeDigest(text: string): string {
  return `sha256:${createHash('sha256').update(text).digest('hex')}`;
}

/** The text of a copy's record. */
export function formatCopyRecord(copy: DocumentCopy): string {
  return `${JSON.stringify(copy, undefined, 2)}\n`;
}

/**
 * Reads where a document was copied from; undefined if it is not a copy.
 *
 * @throws WrapdocsError if the document is not what was copied
 */
export async function readCopyRecord(
  file: string,
  text: string,
  label: string,
): Promise<DocumentCopy | undefined> {
  const record = await readFile(getRecordFile(file), 'utf8').catch(() => undefined);
  if (record === undefined) return undefined;
  const copy = parseRecord(record);
  if (copy === undefined) throw makeInvalid(label);
  if (copy.digest !== computeDigest(text)) throw makeEdited(label, copy);
  return copy;
}

function parseRecord(text: string): DocumentCopy | undefined {
  try {
    return RecordSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function makeInvalid(label: string): WrapdocsError {
  return new WrapdocsError({
    code: 'API_INVALID',
    message: `${getRecordFile(label)} does not say where ${label} was copied from.`,
    hint: 'Run `wrapdocs api fetch` again, or delete the file.',
  });
}

function makeEdited(label: string, { url }: DocumentCopy): WrapdocsError {
  return new WrapdocsError({
    code: 'API_INVALID',
    message: `${label} is not what was copied from ${url}: its hash is another one.`,
    hint: `Run \`wrapdocs api fetch ${url}\` again, or delete ${getRecordFile(label)} if you maintain the document yourself.`,
  });
}
