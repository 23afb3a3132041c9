import { createHash } from 'node:crypto';

const MAX_LENGTH = 150;
/** Names that Windows keeps for devices, whatever their extension. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d|index)(\.|$)/i;

/**
 * The JSON file of a module, inside its package's folder: the id where every file system can hold
 * it, else with a hash. `taken` gathers the names given so far, compared as careless file systems do.
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
