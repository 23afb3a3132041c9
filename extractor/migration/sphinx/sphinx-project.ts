import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getRoute, makePageFile } from '../page-names.ts';
import { readToctrees, type Toctree } from './toctrees.ts';

/** A page of a Sphinx project. */
export interface SphinxPage {
  /** What other pages call it: its file without the extension, such as `guide/start`. */
  name: string;
  /** Absolute path. */
  source: string;
  text: string;
  format: 'rst' | 'myst';
  /** The file of the new page, relative to their folder. */
  file: string;
  toctrees: Toctree[];
}

/** The pages of a Sphinx project, by name. */
export interface SphinxProject {
  /** Absolute path. */
  folder: string;
  home: string;
  pages: Map<string, SphinxPage>;
}

const IGNORED = ['_build', '_templates', '_static', '_themes', 'node_modules', '.venv', 'venv'];

/**
 * Reads the pages of a Sphinx project. Its `conf.py` is not run: what it computes is not known.
 *
 * @param settings the absolute path of its `conf.py`
 */
export function readSphinxProject(settings: string): SphinxProject {
  const folder = path.dirname(settings);
  const config = readFileSync(settings, 'utf8');
  const excluded = new Set(
    readStrings(config, 'exclude_patterns').flatMap((pattern) =>
      globSync(pattern, { cwd: folder }),
    ),
  );
  const files = globSync('**/*.{rst,md}', {
    cwd: folder,
    exclude: (file) => IGNORED.includes(path.basename(file)),
  });
  const pages = files
    .filter((file) => !isBelow(file, excluded))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort()
    .map((file) => readPage(folder, file));
  const [home = 'index'] = [
    ...(/^(?:root|master)_doc\s*=\s*["']([^"']+)["']/m.exec(config) ?? []).slice(1),
  ];
  const project = { folder, home, pages: new Map(pages.map((page) => [page.name, page])) };
  moveListsIntoFolders(project);
  return project;
}

/**
 * Makes a page that lists the pages of a folder the page of that folder, so that the sidebar shows
 * them as a group below it: `examples.rst`, which lists `parts/*`, becomes `parts/index.md`.
 */
function moveListsIntoFolders(project: SphinxProject): void {
  const taken = new Set([...project.pages.values()].map(({ file }) => getRoute(file)));
  for (const page of project.pages.values()) {
    const listed = page.toctrees
      .flatMap(({ entries }) => entries)
      .flatMap(({ target }) => findPages(project, page, target));
    const [folder = '.', ...others] = new Set(listed.map(({ file }) => path.posix.dirname(file)));
    const isGroup = listed.length > 1 && others.length === 0 && folder !== '.';
    if (page.name === project.home || !isGroup || taken.has(folder)) continue;
    // A page in the folder stays where its neighbours are.
    if (page.file.startsWith(`${folder}/`)) continue;
    taken.add(folder);
    page.file = `${folder}/index.md`;
  }
}

/** Whether a file, or a folder that it is in, is one of several. */
function isBelow(file: string, places: ReadonlySet<string>): boolean {
  if (file === '.') return false;
  return places.has(file) || isBelow(path.dirname(file), places);
}

function removeExtension(file: string): string {
  return file.replaceAll(path.sep, '/').replace(/\.(?:rst|md)$/, '');
}

function readPage(folder: string, file: string): SphinxPage {
  const source = path.join(folder, file);
  const text = readFileSync(source, 'utf8').replaceAll('\r\n', '\n');
  const name = removeExtension(file);
  return {
    name,
    source,
    text,
    format: file.endsWith('.md') ? 'myst' : 'rst',
    file: makePageFile(name),
    toctrees: readToctrees(text),
  };
}

/** The texts of a list that a setting is assigned to. */
function readStrings(config: string, name: string): string[] {
  const [, list = ''] = new RegExp(`^${name}\\s*=\\s*\\[([^\\]]*)\\]`, 'm').exec(config) ?? [];
  return [...list.matchAll(/["']([^"'\n]+)["']/g)].map(([, text = '']) => text);
}

/** The path at which Sphinx published a page. */
export function getOldPath({ name }: SphinxPage): string {
  return encodeURI(`/${name}.html`);
}

/** The pages that a name leads to from a page: one, or several with a pattern. */
export function findPages(project: SphinxProject, from: SphinxPage, target: string): SphinxPage[] {
  const name = resolveName(from.name, target);
  if (!/[*?[]/.test(name)) return [project.pages.get(name) ?? []].flat();
  return globSync(`${name}.{rst,md}`, { cwd: project.folder })
    .flatMap((file) => project.pages.get(removeExtension(file)) ?? [])
    .filter((page) => page !== from)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function resolveName(from: string, target: string): string {
  const bare = target.replace(/\.(?:rst|md)$/, '');
  if (bare.startsWith('/')) return bare.slice(1);
  return path.posix.join(path.posix.dirname(from), bare);
}
