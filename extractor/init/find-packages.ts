import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { getBuiltPackages, getPackageFolders } from './build-settings.ts';
import { readProjectFile, readText } from './project-file.ts';
import { listMembers } from './workspace.ts';

/** A package to document. */
export interface FoundPackage {
  /** The import name. */
  name: string;
  /** Its folder or file, `/`-separated, relative to the folder that was searched. */
  source: string;
}

export interface FoundPackages {
  packages: FoundPackage[];
  /** The places that were searched, for people. */
  searched: string[];
}

const PROJECT_FILES = ['pyproject.toml', 'setup.py', 'setup.cfg'];
/** Folders with stubs of packages whose source is somewhere else. */
const STUB_FOLDERS = ['stubs', 'typings'];
/** Folders that serve a project instead of being a part of it. */
const SIDE_FOLDERS =
  /^(?:\.|_)|^(?:tests?|testing|docs?|examples?|samples?|benchmarks?|scripts|tools|build|dist|site|node_modules|venv|env|htmlcov|.*\.egg-info)$/;
/** Modules that only serve a project's tools. */
const TOOL_MODULES = /^(?:setup|conftest|noxfile|tasks|fabfile|test_.*|.*_test)\.py$/;
const NAME = /^[\p{L}_][\p{L}\p{N}_-]*$/u;
const DEPTH = 3;
/** What a package says at its beginning if another one has taken its place. */
const DEPRECATED = /\b(?:deprecat(?:ed|ion)|DeprecationWarning)\b/i;
const BEGINNING = 400;

/**
 * Finds the packages of a repository: those that its build settings name, otherwise those in `src`
 * and at the top, with those of the other projects in its workspace, otherwise those of the projects
 * below it. Deprecated packages come last.
 */
export function findPackages(root: string): FoundPackages {
  const members = listMembers(root, readProjectFile(root)).filter(
    (member) => !member.split('/').some((name) => SIDE_FOLDERS.test(name)),
  );
  const own = findOwn(root, members);
  const others = findIn(root, members);
  if (own.packages.length + others.packages.length > 0) {
    const packages = keepFirstNames([...own.packages, ...others.packages]);
    return { packages: putDeprecatedLast(root, packages), searched: [] };
  }
  const below = findIn(root, findProjects(root, DEPTH));
  return { ...below, searched: [...own.searched, ...below.searched] };
}

/** The packages of other projects in a repository. */
function findIn(root: string, projects: readonly string[]): FoundPackages {
  const found = projects.map((project) => {
    const { packages, searched } = findOwn(path.join(root, project));
    const move = (place: string) => path.posix.join(project, place);
    return {
      packages: packages.map(({ name, source }) => ({ name, source: move(source) })),
      searched: searched.map(move),
    };
  });
  return {
    packages: keepFirstNames(found.flatMap(({ packages }) => packages)),
    searched: found.flatMap(({ searched }) => searched),
  };
}

function putDeprecatedLast(root: string, packages: readonly FoundPackage[]): FoundPackage[] {
  const isLast = ({ source }: FoundPackage): boolean =>
    DEPRECATED.test(readText(path.join(root, source, '__init__.py'))?.slice(0, BEGINNING) ?? '');
  return [...packages.filter((one) => !isLast(one)), ...packages.filter(isLast)];
}

/**
 * The packages of one project.
 *
 * @param others the folders of other projects, which are no namespaces
 */
function findOwn(root: string, others: readonly string[] = []): FoundPackages {
  const settings = readProjectFile(root);
  const built = getBuiltPackages(settings).filter((source) => existsSync(path.join(root, source)));
  if (built.length > 0) {
    return { packages: built.flatMap((source) => openNamespace(root, source)), searched: [] };
  }
  const folders = [...new Set([...getPackageFolders(settings, root), 'src', '.', ...STUB_FOLDERS])];
  for (const folder of folders) {
    const packages = listPackages(root, folder).filter(
      ({ source }) => !others.some((other) => source.startsWith(`${other}/`)),
    );
    if (packages.length > 0) return { packages: keepFirstNames(packages), searched: [] };
  }
  const modules = isProject(root) ? folders.flatMap((folder) => listModules(root, folder)) : [];
  return { packages: keepFirstNames(modules), searched: folders };
}

function listPackages(root: string, folder: string): FoundPackage[] {
  const places = listFolders(path.join(root, folder)).map((name) => path.posix.join(folder, name));
  const packages = places.filter((place) => isPackage(path.join(root, place)));
  if (packages.length > 0 || folder === '.') return packages.map(makePackage);
  return places
    .flatMap((place) => openNamespace(root, place))
    .filter(({ source }) => isPackage(path.join(root, source)));
}

/**
 * The packages in a namespace package, a folder that contains only folders: `phoenix.client` in
 * `src/phoenix`. Another package is returned as it is.
 */
function openNamespace(root: string, source: string, depth = DEPTH): FoundPackage[] {
  const whole = makePackage(source);
  const folder = path.join(root, source);
  const names = listNames(folder);
  if (depth === 0 || names.some((name) => /\.pyi?$/.test(name))) return [whole];
  const inner = listFolders(folder)
    .flatMap((name) => openNamespace(root, path.posix.join(source, name), depth - 1))
    .filter((one) => isPackage(path.join(root, one.source)));
  if (inner.length === 0) return [whole];
  return inner.map((one) => ({ name: `${whole.name}.${one.name}`, source: one.source }));
}

/** A project can be a single module. */
function listModules(root: string, folder: string): FoundPackage[] {
  return listNames(path.join(root, folder))
    .filter((name) => /\.pyi?$/.test(name) && !TOOL_MODULES.test(name))
    .map((name) => makePackage(path.posix.join(folder, name)));
}

function makePackage(source: string): FoundPackage {
  return { name: path.posix.basename(source).replace(/\.pyi?$|-stubs$/, ''), source };
}

/** Folders below a repository that are projects of their own. */
function findProjects(root: string, depth: number): string[] {
  if (depth === 0) return [];
  return listFolders(root).flatMap((name) => {
    const folder = path.join(root, name);
    if (isProject(folder)) return [name];
    return findProjects(folder, depth - 1).map((below) => path.posix.join(name, below));
  });
}

function keepFirstNames(packages: FoundPackage[]): FoundPackage[] {
  return packages.filter(
    ({ name }, index) => packages.findIndex((other) => other.name === name) === index,
  );
}

function isProject(folder: string): boolean {
  return PROJECT_FILES.some((name) => existsSync(path.join(folder, name)));
}

function isPackage(folder: string): boolean {
  return ['__init__.py', '__init__.pyi'].some((name) => existsSync(path.join(folder, name)));
}

function listFolders(folder: string): string[] {
  return listNames(folder).filter((name) => {
    if (SIDE_FOLDERS.test(name) || !NAME.test(name)) return false;
    return statSync(path.join(folder, name), { throwIfNoEntry: false })?.isDirectory() ?? false;
  });
}

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}
