import { createHash, type Hash } from 'node:crypto';
import { readdirSync, readFileSync, realpathSync, statSync, type Dirent } from 'node:fs';
import path from 'node:path';

/** A file or folder that a site depends on. */
export interface FingerprintInput {
  /** The name of the file or folder in the fingerprint, which is the same in every checkout. */
  label: string;
  path: string;
  /** Which files of a folder count; all of them by default. */
  isRelevant?: (name: string) => boolean;
  /** Whether hidden files and caches count, too. */
  isWhole?: boolean;
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

function addInput(hash: Hash, input: FingerprintInput): void {
  for (const file of listInputFiles(input)) {
    const name = path.relative(input.path, file).split(path.sep).join('/');
    const bytes = readFileSync(file);
    hash.update(JSON.stringify([input.label, name, bytes.length])).update(bytes);
  }
}

/** The files of an input that count, sorted by name. Links are followed. */
export function listInputFiles({
  path: top,
  isRelevant,
  isWhole = false,
}: Omit<FingerprintInput, 'label'>): string[] {
  const files = [...walk(top, isWhole)];
  return isRelevant === undefined ? files : files.filter((file) => isRelevant(path.basename(file)));
}

/**
 * The files of a folder, or the file itself.
 *
 * @param above the real paths of the folders above, which links may lead back to
 */
function* walk(place: string, isWhole: boolean, above: readonly string[] = []): Generator<string> {
  const entries = readEntries(place);
  if (entries === 'file') yield place;
  if (!Array.isArray(entries)) return;
  const real = realpathSync(place);
  if (above.includes(real)) return;
  for (const entry of entries) {
    if (!isWhole && (entry.name.startsWith('.') || IGNORED.has(entry.name))) continue;
    const file = path.join(place, entry.name);
    const kind = getKind(entry, file);
    if (kind?.isDirectory() === true) yield* walk(file, isWhole, [...above, real]);
    else if (kind?.isFile() === true) yield file;
  }
}

/** What an entry is, or what it leads to; undefined for a link that leads nowhere. */
function getKind(entry: Dirent, file: string): Pick<Dirent, 'isFile' | 'isDirectory'> | undefined {
  if (!entry.isSymbolicLink()) return entry;
  try {
    return statSync(file);
  } catch {
    return undefined;
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
