import { computeDigest } from './document-copy.ts';
import { openDocument } from './open-document.ts';
import { resolveFile } from './references.ts';

/** What references name, apart from parts of the same file. */
const OTHER_FILES = /\$ref["']?\s*:\s*["']?([^"'#\s,}\]]+)/g;

/**
 * A hash of a document and of the files that it refers to, without parsing them; it also differs if
 * only an example does.
 *
 * @throws WrapdocsError if there is no such document
 */
export async function digestDocument(...place: Parameters<typeof openDocument>): Promise<string> {
  const { text, date, copy, readFile } = await openDocument(...place);
  const digests = [computeDigest(text)];
  const known = new Set<string>();
  const waiting = listFiles('', text);
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (known.has(file)) continue;
    known.add(file);
    const found = await readFile(file);
    if (found === undefined) continue;
    digests.push(computeDigest(found));
    waiting.push(...listFiles(file, found));
  }
  return computeDigest(JSON.stringify([...digests, date, copy]));
}

function listFiles(from: string, text: string): string[] {
  return [...text.matchAll(OTHER_FILES)].flatMap(
    ([, place = '']) => resolveFile(from, place) ?? [],
  );
}
