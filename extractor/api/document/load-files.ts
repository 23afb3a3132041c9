import { WrapdocsError } from '../../errors.ts';
import { asObject, type DocumentFile } from './node.ts';
import { parseText } from './parse-text.ts';
import { resolveFile, splitReference } from './references.ts';

/** Reads a file beside the main file of a document; undefined if there is none. */
export type ReadFile = (path: string) => Promise<string | undefined>;

const MAX_FILES = 5000;
const MAX_TOTAL = 128 * 1024 * 1024;
/** A reference that does not begin with `#`; most documents have none and need not be searched. */
const OTHER_FILE = /\$ref["']?\s*:\s*["']?(?!["'#\s])/;

/**
 * Parses a document and all files that it refers to, directly or through others. Addresses and files
 * outside the document's folder are not read.
 *
 * @param text the main file
 * @param label the main file in messages
 */
export async function loadFiles(
  text: string,
  label: string,
  read: ReadFile,
): Promise<Map<string, DocumentFile>> {
  const files = new Map([['', { path: '', root: parseText(text, label) }]]);
  const waiting = OTHER_FILE.test(text) ? findFiles('', files.get('')?.root) : [];
  let total = text.length;
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (files.has(path)) continue;
    const found = await read(path);
    if (found === undefined) continue;
    total += found.length;
    if (files.size >= MAX_FILES || total > MAX_TOTAL) throw makeTooMany(label);
    const root = parseText(found, path);
    files.set(path, { path, root });
    waiting.push(...findFiles(path, root));
  }
  return files;
}

/** The files that the references of a file name. Aliases of YAML can lead in circles. */
function findFiles(from: string, root: unknown): string[] {
  const found = new Set<string>();
  const seen = new Set<unknown>();
  const waiting = [root];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    for (const [key, child] of Object.entries(value)) {
      if (key === '$ref' && typeof child === 'string' && asObject(value) !== undefined) {
        const [place] = splitReference(child);
        const file = place === '' ? undefined : resolveFile(from, place);
        if (file !== undefined) found.add(file);
      } else waiting.push(child);
    }
  }
  return [...found];
}

function makeTooMany(label: string): WrapdocsError {
  return new WrapdocsError({
    code: 'API_INVALID',
    message: `${label} refers to more than ${String(MAX_FILES)} files or ${String(MAX_TOTAL / 1024 / 1024)} MiB.`,
    hint: 'Bundle the document into one file.',
  });
}
