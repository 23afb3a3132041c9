import { createHash, type Hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A file or folder that a site depends on. */
export interface FingerprintInput {
  /** The name of the file or folder in the fingerprint, which is the same in every checkout. */
  label: string;
  path: string;
  /** Which files of a folder count; all of them by default. */
  isRelevant?: (name: string) => boolean;
}

const IGNORED = new Set(['node_modules', '__pycache__']);

/**
 * A hash of everything that a site is made of: the settings and the names and bytes of the files.
 * Missing files count as such.
 */
export function computeFingerprint(settings: unknown, inputs: readonly FingerprintInput[]): string {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const input of inputs) addInput(hash, input);
  return `sha256:${hash.digest('hex')}`;
}

function addInput(hash: Hash, { label, path: top, isRelevant }: FingerprintInput): void {
  for (const file of walk(top)) {
    if (isRelevant !== undefined && !isRelevant(path.basename(file))) continue;
    const name = path.relative(top, file).split(path.sep).join('/');
    const bytes = readFileSync(file);
    hash.update(JSON.stringify([label, name, bytes.length])).update(bytes);
  }
}

/** The files of a folder, or the file itself, sorted by name. */
function* walk(place: string): Generator<string> {
  const entries = readEntries(place);
  if (entries === 'file') yield place;
  if (!Array.isArray(entries)) return;
  for (const entry of entries) {
    if (entry.name.startsWith('.') || IGNORED.has(entry.name)) continue;
    if (entry.isDirectory()) yield* walk(path.join(place, entry.name));
    else if (entry.isFile()) yield path.join(place, entry.name);
  }
}

function readEntries(place: string) {
  try {
    const entries = readdirSync(place, { withFileTypes: true });
    return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOTDIR') return 'file';
    if (code === 'ENOENT') return undefined;
    throw error;
  }
}
