import { createHash } from 'node:crypto';

const MAX_LENGTH = 150;
/** Names that Windows reserves for devices, with any extension. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d|index)(\.|$)/i;

/**
 * The name of a module's JSON file inside its package's folder: the id if every file system allows
 * it, otherwise with a hash. `taken` collects the names so far; they are compared as
 * case-insensitive file systems do.
 */
export function makeModuleFileName(id: string, taken: Set<string>): string {
  const plain = `${id}.json`;
  const isPlain = isPortable(id) && !taken.has(fold(plain));
  const name = isPlain ? plain : `${makeSafe(id)}-${hash(id)}.json`;
  taken.add(fold(name));
  return name;
}

function isPortable(id: string): boolean {
  return /^[\w-][\w.-]*$/.test(id) && id.length <= MAX_LENGTH && !RESERVED.test(id);
}

function makeSafe(id: string): string {
  return `m-${id.replace(/[^\w.-]/g, '_').slice(0, MAX_LENGTH)}`;
}

function hash(id: string): string {
  return createHash('sha256').update(id).digest('hex').slice(0, 12);
}

function fold(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
