import { existsSync, readdirSync, type Dirent } from 'node:fs';
import path from 'node:path';
import { WrapdocsError } from '../../errors.ts';
import { IMPORT_NAME, resolveFetchedSource, type PathSource } from '../resolve-path-source.ts';

interface Options {
  /** The name of the release in messages. */
  label: string;
  /** The requested import name, or a part below it; empty for the only one. */
  part: string;
  isWheel: boolean;
  /** The import package to choose among several. */
  prefer: string | undefined;
}

const SUFFIX = /\.pyi?$/;
const SIDE_PACKAGES = new Set(['tests', 'test', 'docs', 'examples', 'benchmarks', 'scripts']);

/** Finds the package that code imports in an unpacked release. */
export function findImportPackage(tree: string, options: Options): PathSource {
  return options.isWheel ? findInWheel(tree, options) : findInProject(tree, options);
}

/** A wheel's tree is the content of `site-packages` after an installation. */
function findInWheel(tree: string, { label, part, prefer }: Options): PathSource {
  const names = listImportNames(tree);
  const segments = part.replace(SUFFIX, '').split(/[/.]/);
  const [asked = ''] = segments;
  if (part !== '') {
    if (!names.includes(asked)) throw makeMissing(label, asked, names);
    return { root: tree, package: asked, only: segments.length > 1 ? [segments.join('.')] : [] };
  }
  const isThere = prefer !== undefined && names.includes(prefer.split('.')[0] ?? '');
  const [first, ...others] = isThere ? [prefer] : names;
  if (first === undefined) throw makeMissing(label, prefer ?? 'package', []);
  if (others.length > 0) throw makeSeveral(label, names);
  return { root: tree, package: first, only: [] };
}

/** Top-level import names, preferably the public ones. */
function listImportNames(tree: string): string[] {
  const names = readdirSync(tree, { withFileTypes: true })
    .filter((entry) => !SIDE_PACKAGES.has(entry.name) && isImportable(entry, tree))
    .map(({ name }) => name.replace(SUFFIX, ''));
  const unique = [...new Set(names)].sort();
  const open = unique.filter((name) => !name.startsWith('_'));
  return open.length > 0 ? open : unique;
}

function isImportable(entry: Dirent, tree: string): boolean {
  if (!IMPORT_NAME.test(entry.name.replace(SUFFIX, ''))) return false;
  return entry.isFile() ? SUFFIX.test(entry.name) : holdsPython(path.join(tree, entry.name));
}

function holdsPython(folder: string): boolean {
  return readdirSync(folder, { recursive: true }).some((name) => SUFFIX.test(String(name)));
}

/** A source distribution is a project's folder. */
function findInProject(tree: string, { label, part, prefer }: Options): PathSource {
  const [top = ''] = readdirSync(tree);
  const likely = prefer === undefined ? [] : [prefer, `src/${prefer}`];
  const places = part === '' ? [...likely, '.'] : [part];
  const place = places.find((name) => existsSync(path.join(tree, top, name))) ?? part;
  const shown = part === '' ? label : `${label}#${part}`;
  return resolveFetchedSource(path.join(tree, top, place), shown);
}

function makeMissing(label: string, name: string, names: string[]): WrapdocsError {
  return new WrapdocsError({
    code: 'SOURCE_UNSUITABLE',
    message: `\`${label}\` does not contain an import package \`${name}\`.`,
    hint: names.length === 0 ? 'Choose another release.' : `It contains ${quoteAll(names)}.`,
  });
}

function makeSeveral(label: string, names: string[]): WrapdocsError {
  return new WrapdocsError({
    code: 'SOURCE_UNSUITABLE',
    message: `\`${label}\` contains several import packages: ${quoteAll(names)}.`,
    hint: `Specify which one to read: \`${label}#${String(names[0])}\`.`,
  });
}

function quoteAll(names: string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}
