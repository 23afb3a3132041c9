import { inflateSync } from 'node:zlib';
import type { InventoryObject } from '../contract/inventory.ts';
import { WrapdocsError } from '../errors.ts';

const HEADER = '# Sphinx inventory version 2';
const HEADER_LINES = 4;
const LARGEST = 64 * 2 ** 20;

/**
 * Reads a Sphinx inventory of version 2.
 *
 * @param bytes the file `objects.inv`
 * @param label its name in messages
 * @returns its Python objects, each name once
 * @throws WrapdocsError if the bytes are not an inventory
 */
export function parseInventory(bytes: Buffer, label: string): InventoryObject[] {
  const objects = new Map<string, InventoryObject>();
  for (const line of unpack(bytes, label).split('\n')) {
    const entry = parseLine(line);
    if (entry?.domain !== 'py' || objects.has(entry.name)) continue;
    const { name, role, uri } = entry;
    objects.set(name, { name, role, uri: uri.endsWith('$') ? uri.slice(0, -1) + name : uri });
  }
  return [...objects.values()];
}

/**
 * Reads `name domain:role priority uri dispname`; names may contain spaces. A pattern for all of it
 * would try every division of a line that is none.
 */
function parseLine(line: string) {
  const words = line.split(/\s+/);
  const isType = (word: string, index: number): boolean =>
    index > 0 && /^[^:].*:./.test(word) && /^-?\d+$/.test(words[index + 1] ?? '');
  const at = words.findIndex(isType);
  const [type = '', , uri, display] = words.slice(at);
  if (at === -1 || uri === undefined || display === undefined) return undefined;
  const colon = type.lastIndexOf(':', type.length - 2);
  const name = words.slice(0, at).join(' ');
  return { name, domain: type.slice(0, colon), role: type.slice(colon + 1), uri };
}

function unpack(bytes: Buffer, label: string): string {
  const start = findBody(bytes);
  if (bytes.subarray(0, HEADER.length).toString('latin1') !== HEADER || start === 0) {
    throw makeError(label, 'it is not a Sphinx inventory of version 2');
  }
  try {
    return inflateSync(bytes.subarray(start), { maxOutputLength: LARGEST }).toString('utf8');
  } catch (cause) {
    throw makeError(label, 'it cannot be decompressed', cause);
  }
}

/** Where the compressed part begins; 0 if there is none. */
function findBody(bytes: Buffer): number {
  let start = 0;
  for (let line = 0; line < HEADER_LINES; line += 1) {
    const end = bytes.indexOf('\n', start);
    if (end === -1) return 0;
    start = end + 1;
  }
  return start;
}

function makeError(label: string, reason: string, cause?: unknown): WrapdocsError {
  return new WrapdocsError({
    code: 'SOURCE_UNSUITABLE',
    message: `${label} is not an inventory of Python objects: ${reason}.`,
    hint: 'Use the address of an `objects.inv` file from documentation that was built with Sphinx or a similar tool.',
    cause,
  });
}
