/** A file of a document, parsed. */
export interface DocumentFile {
  /** Relative to the folder of the main file, with `/`; empty for the main file. */
  path: string;
  root: unknown;
}

/** A value of a document and its place. */
export interface Node {
  value: unknown;
  file: DocumentFile;
  /** A JSON pointer as a fragment: `#/paths/~1users`. */
  pointer: string;
}

export type JsonObject = Readonly<Record<string, unknown>>;

/** The value as an object; undefined if it is anything else. */
export function asObject(value: unknown): JsonObject | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as JsonObject)
    : undefined;
}

/** A property that the object has itself: documents may name one `constructor`. */
export function getOwn(value: unknown, key: string): unknown {
  const object = asObject(value);
  return object !== undefined && Object.hasOwn(object, key) ? object[key] : undefined;
}

/** The property as text; undefined if it is none. */
export function getText(value: unknown, key: string): string | undefined {
  const found = getOwn(value, key);
  return typeof found === 'string' ? found : undefined;
}

export function isTrue(value: unknown, key: string): boolean {
  return getOwn(value, key) === true;
}

/** The property of an object or the item of a list. */
export function getChild({ value, file, pointer }: Node, key: string): Node | undefined {
  const child = Array.isArray(value)
    ? (value as unknown[])[/^\d+$/.test(key) ? Number(key) : -1]
    : getOwn(value, key);
  if (child === undefined) return undefined;
  return { value: child, file, pointer: `${pointer}/${escapeKey(key)}` };
}

/** The properties of an object, in their order. */
export function getChildren(node: Node | undefined): [key: string, child: Node][] {
  if (node === undefined) return [];
  return Object.entries(asObject(node.value) ?? {}).map(([key, value]) => [
    key,
    { value, file: node.file, pointer: `${node.pointer}/${escapeKey(key)}` },
  ]);
}

/** The items of a list, in their order. */
export function getItems(node: Node | undefined): Node[] {
  if (node === undefined || !Array.isArray(node.value)) return [];
  return node.value.map((value: unknown, index) => ({
    value,
    file: node.file,
    pointer: `${node.pointer}/${String(index)}`,
  }));
}

/** The place in messages: the pointer, after the name of the file unless it is the main one. */
export function formatPlace({ file, pointer }: Node): string {
  return `${file.path}${pointer}`;
}

function escapeKey(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** The keys of a JSON pointer that stands behind `#`; undefined if it is none. */
export function parsePointer(fragment: string): string[] | undefined {
  if (fragment === '') return [];
  if (!fragment.startsWith('/')) return undefined;
  try {
    return fragment
      .slice(1)
      .split('/')
      .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'));
  } catch {
    return undefined;
  }
}
