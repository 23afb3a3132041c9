import path from 'node:path';
import {
  computeDigest,
  formatCopyRecord,
  getRecordFile,
} from '../../api/document/document-copy.ts';
import { downloadText } from '../../api/document/download-text.ts';
import { parseApiDocument } from '../../api/document/read-document.ts';
import { parseText } from '../../api/document/parse-text.ts';
import { WrapdocsError } from '../../errors.ts';
import { writeOutput } from '../../output/write-output.ts';
import { formatCount } from '../../terminal/format-count.ts';
import { hideCredentials } from '../../terminal/hide-credentials.ts';
import { makePrintable } from '../../terminal/printable.ts';
import type { Context } from '../shared/context.ts';
import type { FetchOptions } from './api-commands.ts';

/** `wrapdocs api fetch URL`: copies a document, and writes where it is from. */
export async function runApiFetch(
  url: string,
  options: FetchOptions,
  { cwd, terminal, signal }: Context,
): Promise<void> {
  const address = parseAddress(url);
  const shown = hideCredentials(url);
  const text = await downloadText(address, signal);
  const out = options.out ?? getFileName(address, text);
  const document = parseApiDocument(parseText(text, shown), out);
  const record = { url: shown, date: new Date().toISOString(), digest: computeDigest(text) };
  const file = path.resolve(cwd, out);
  await writeOutput(file, text);
  await writeOutput(getRecordFile(file), formatCopyRecord(record));
  const name = [document.title, document.version].filter((part) => part !== undefined).join(' ');
  const what = `${name === '' ? 'a document' : name} (${document.format}, ${formatCount(document.operations.length, 'operation')})`;
  terminal.note(makePrintable(`Copied ${what} to ${out}. Commit it and ${getRecordFile(out)}.`));
}

function parseAddress(url: string): URL {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  if (address !== undefined && /^https?:$/.test(address.protocol)) return address;
  throw new WrapdocsError({
    code: 'USAGE',
    message: `\`${url}\` is not an address on the web.`,
    hint: 'Write `https://` and the rest of the address. A file needs no copy.',
  });
}

/** The last part of the address if it names a file, with an ending that fits. */
function getFileName({ pathname }: URL, text: string): string {
  const last = pathname.split('/').at(-1) ?? '';
  if (/^[\w][\w.-]*\.(?:json|ya?ml)$/i.test(last)) return last;
  return /^\s*\{/.test(text) ? 'openapi.json' : 'openapi.yaml';
}
