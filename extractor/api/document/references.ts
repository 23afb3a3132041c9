import path from 'node:path';
import { type DocumentFile, getChild, getText, type Node, parsePointer } from './node.ts';

/** Finds what references lead to, within the files of one document. */
export interface Resolver {
  /**
   * The node itself, or what its reference leads to in the end; undefined if that is nothing or a
   * circle.
   */
  resolve: (node: Node | undefined) => Node | undefined;
  /** References that lead nowhere. */
  broken: ReadonlySet<string>;
}

const MAX_STEPS = 64;

/**
 * Makes the resolver of a document.
 *
 * @param files all files of the document by their paths; the main one has an empty path
 */
export function createResolver(files: ReadonlyMap<string, DocumentFile>): Resolver {
  const broken = new Set<string>();
  const follow = (node: Node, reference: string): Node | undefined => {
    const target = findTarget(node.file, reference, files);
    if (target === undefined) broken.add(reference);
    return target;
  };
  return {
    broken,
    resolve(start) {
      let node = start;
      for (let step = 0; node !== undefined && step < MAX_STEPS; step += 1) {
        const reference = getText(node.value, '$ref');
        if (reference === undefined) return node;
        node = follow(node, reference);
      }
      return undefined;
    },
  };
}

function findTarget(
  from: DocumentFile,
  reference: string,
  files: ReadonlyMap<string, DocumentFile>,
): Node | undefined {
  const [place, fragment] = splitReference(reference);
  const file = place === '' ? from : files.get(resolveFile(from.path, place) ?? place);
  const keys = parsePointer(fragment);
  if (file === undefined || keys === undefined) return undefined;
  let node: Node | undefined = { value: file.root, file, pointer: '#' };
  for (const key of keys) {
    if (node !== undefined) node = getChild(node, key);
  }
  return node;
}

/** The file and the pointer of a reference. */
export function splitReference(reference: string): [file: string, fragment: string] {
  const index = reference.indexOf('#');
  return index === -1 ? [reference, ''] : [reference.slice(0, index), reference.slice(index + 1)];
}

/**
 * The file that a reference names, relative to the folder of the main file; undefined if it is an
 * address, an absolute path, or outside that folder.
 */
export function resolveFile(from: string, place: string): string | undefined {
  if (/^[a-z][a-z\d+.-]*:/i.test(place) || /^[/\\]/.test(place)) return undefined;
  const decoded = decode(place);
  if (decoded === undefined || decoded.includes('\0')) return undefined;
  const file = path.posix.normalize(path.posix.join(path.posix.dirname(from), decoded));
  return file === '..' || file.startsWith('../') || path.posix.isAbsolute(file) ? undefined : file;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
