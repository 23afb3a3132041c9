import { existsSync, readdirSync, statSync, type Stats } from 'node:fs';
import path from 'node:path';
import { getMessage, WrapdocsError } from '../errors.ts';
import { isFile } from '../system/is-file.ts';
import type { PydanticVersion } from './pydantic-version.ts';

/** Python source on disk, in the form that the introspection needs. */
export interface PathSource {
  /** The folder that contains the package's folder or the single module's file. */
  root: string;
  /** The import name. */
  package: string;
  /** Ids of the modules or sub-packages to document; empty for the whole package. */
  only: string[];
  /** The newest Python that the package supports, if that is not the newest one. */
  newestPython?: string;
  /** The version of Pydantic that its project is made for, if that says so. */
  pydantic?: PydanticVersion;
  /** Parts of the package that are in other places. */
  replaced?: readonly ReplacedPart[];
}

/** A module or sub-package that is read from its own root. */
export interface ReplacedPart {
  id: string;
  root: string;
}

/** Names that can be imported; the configuration accepts the same names. */
export const IMPORT_NAME = /^[\p{L}_][\p{L}\p{N}_-]*$/u;

const INIT_FILES = ['__init__.py', '__init__.pyi'];
const PROJECT_FILES = ['pyproject.toml', 'setup.py', 'setup.cfg', '.git'];
/** Modules next to a package that only serve its tools. */
const TOOL_MODULES = new Set(['setup.py', 'conftest.py', 'noxfile.py', 'tasks.py', 'fabfile.py']);
/** Packages next to the one to document. */
const SIDE_PACKAGES = new Set(['tests', 'test', 'docs', 'examples', 'build', 'dist', 'scripts']);

/**
 * Finds the package for a path: a package's folder, a folder or file inside one, a single module's
 * file, a folder of modules without `__init__.py`, or a project's folder with one package.
 */
export function resolvePathSource(source: string, cwd: string): PathSource {
  return resolveLocation(path.resolve(cwd, source), source);
}

/**
 * Like `resolvePathSource`, for a part of something that was fetched.
 *
 * @param shown the name of the source in messages
 */
export function resolveFetchedSource(location: string, shown: string): PathSource {
  try {
    return resolveLocation(location, shown);
  } catch (error) {
    if (!(error instanceof WrapdocsError)) throw error;
    const { code, message } = error;
    const hint = `After \`#\`, use the folder of a single Python package, or a .py file.`;
    throw new WrapdocsError({ code, message, hint, cause: error });
  }
}

function resolveLocation(location: string, source: string): PathSource {
  const stats = getStats(location, source);
  if (stats.isFile()) return resolveFile(location, source);
  if (stats.isDirectory()) return resolveFolder(location, source);
  throw makeUnsuitable(source, 'is neither a file nor a folder');
}

function getStats(location: string, source: string): Stats {
  try {
    return statSync(location);
  } catch (cause) {
    const missing = isErrorWithCode(cause, 'ENOENT') || isErrorWithCode(cause, 'ENOTDIR');
    throw new WrapdocsError({
      code: 'SOURCE_NOT_FOUND',
      message: missing
        ? `There is no file or folder ${quote(source)}${source === location ? '' : ` (${location})`}.`
        : `${quote(source)} cannot be read: ${getMessage(cause)}`,
      hint: suggestSource(location, source),
      cause,
    });
  }
}

/** People name the package that they import, which is often in `src`. */
function suggestSource(location: string, source: string): string {
  const inSources = path.join(path.dirname(location), 'src', path.basename(location));
  return existsSync(inSources)
    ? `Use ${quote(path.join(path.dirname(source), 'src', path.basename(source)))}.`
    : 'Use the folder of a Python package, a .py file, `git:<repository>@<ref>` or `pypi:<project>==<version>`.';
}

function resolveFile(file: string, source: string): PathSource {
  const folder = path.dirname(file);
  const match = /^(.+)\.pyi?$/.exec(path.basename(file));
  if (match?.[1] === undefined) throw makeUnsuitable(source, 'is not a Python file');
  if (match[1] === '__init__') return resolvePackage(folder, source);
  const name = checkName(match[1], source);
  if (!isPackage(folder)) return { root: folder, package: name, only: [] };
  const owner = resolvePackage(folder, source);
  return { ...owner, only: [`${owner.only[0] ?? owner.package}.${name}`] };
}

function resolveFolder(folder: string, source: string): PathSource {
  if (isPackage(folder)) return resolvePackage(folder, source);
  const names = listNames(folder, source);
  const packages = [...findPackages(folder, names), ...findSourceLayout(folder, names)];
  const isProject = PROJECT_FILES.some((file) => names.includes(file));
  const isNamespace = names.some(isOrdinaryModule) && !(isProject && packages.length > 0);
  if (isNamespace) return makeSource(folder, source);
  const [first, ...others] = packages;
  if (first === undefined)
    throw makeUnsuitable(source, 'does not contain a Python package or module');
  if (others.length === 0) return makeSource(first, source);
  throw makeUnsuitable(source, `contains several packages: ${listPackages(packages, folder)}`);
}

function listPackages(packages: string[], folder: string): string {
  return packages.map((found) => quote(path.relative(folder, found))).join(', ');
}

/** Climbs to the topmost package; the path from there becomes the limit. */
function resolvePackage(folder: string, source: string): PathSource {
  let top = folder;
  while (isPackage(path.dirname(top)) && path.dirname(top) !== top) top = path.dirname(top);
  const found = makeSource(top, source);
  if (top === folder) return found;
  const below = path.relative(top, folder).split(path.sep);
  return { ...found, only: [[found.package, ...below].join('.')] };
}

function makeSource(folder: string, source: string): PathSource {
  const name = checkName(path.basename(folder), source);
  return { root: path.dirname(folder), package: name, only: [] };
}

function checkName(name: string, source: string): string {
  if (IMPORT_NAME.test(name)) return name;
  throw makeUnsuitable(source, `cannot be imported: ${quote(name)} is not a valid module name`);
}

function findSourceLayout(folder: string, names: string[]): string[] {
  const inner = path.join(folder, 'src');
  if (!names.includes('src') || isPackage(inner) || !isFolder(inner)) return [];
  return findPackages(inner, listNames(inner, inner));
}

function findPackages(folder: string, names: string[]): string[] {
  return names
    .filter((name) => !name.startsWith('.') && !SIDE_PACKAGES.has(name))
    .map((name) => path.join(folder, name))
    .filter(isPackage);
}

function isOrdinaryModule(name: string): boolean {
  return /\.pyi?$/.test(name) && !TOOL_MODULES.has(name);
}

function listNames(folder: string, source: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch (cause) {
    throw new WrapdocsError({
      code: 'SOURCE_UNSUITABLE',
      message: `The folder ${quote(source)} cannot be read: ${getMessage(cause)}`,
      hint: 'Check that this user has permission to read it.',
      cause,
    });
  }
}

function isPackage(folder: string): boolean {
  return INIT_FILES.some((file) => isFile(path.join(folder, file)));
}

function isFolder(folder: string): boolean {
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function isErrorWithCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

function quote(text: string): string {
  return `\`${text}\``;
}

function makeUnsuitable(source: string, what: string): WrapdocsError {
  return new WrapdocsError({
    code: 'SOURCE_UNSUITABLE',
    message: `${quote(source)} ${what}.`,
    hint: 'Use the folder of a single Python package, or a .py file.',
  });
}
