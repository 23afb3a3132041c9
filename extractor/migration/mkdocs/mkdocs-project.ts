import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import {
  getTable,
  getText,
  getTexts,
  makeUnreadable,
  type Table,
} from '../../init/project-file.ts';
import { makePageFile } from '../page-names.ts';

/** A page of a MkDocs project. */
export interface MkdocsPage {
  /** Relative to the folder of the pages: `guide/start.md`. */
  name: string;
  /** Absolute path. */
  source: string;
  text: string;
  /** The file of the new page, relative to their folder. */
  file: string;
  /** Its title in the navigation, if it has one. */
  label?: string;
}

/** The pages of a MkDocs project in the order of its navigation, by name. */
export interface MkdocsProject {
  pages: Map<string, MkdocsPage>;
  /** The names that the navigation lists, in its order. */
  listed: string[];
  /** Whether `guide/start.md` was published as `/guide/start/` instead of `/guide/start.html`. */
  hasFolders: boolean;
  /** Folders of included files, absolute. */
  included: string[];
  /** Redirects of a plugin: new page by old page. */
  redirects: Record<string, string>;
}

/**
 * Reads the pages of a MkDocs project.
 *
 * @param settings the absolute path of its `mkdocs.yml`
 * @throws WrapdocsError if the file is not valid YAML
 */
export function readMkdocsProject(settings: string): MkdocsProject {
  const table = readSettings(settings);
  const root = path.dirname(settings);
  const folder = path.join(root, getText(table['docs_dir']) ?? 'docs');
  const entries = listEntries(table['nav']);
  const labels = new Map(entries.map(({ name, label }) => [name, label]));
  const files = globSync('**/*.md', {
    cwd: folder,
    exclude: (file) => file.includes('node_modules'),
  });
  const names = files.map((file) => file.replaceAll(path.sep, '/')).sort();
  const pages = names.map((name): MkdocsPage => {
    const label = labels.get(name);
    const source = path.join(folder, name);
    const text = readFileSync(source, 'utf8').replaceAll('\r\n', '\n');
    const file = makePageFile(name.replace(/\.md$/, ''));
    return { name, source, text, file, ...(label === undefined ? {} : { label }) };
  });
  return {
    pages: new Map(pages.map((page) => [page.name, page])),
    listed: entries.map(({ name }) => name),
    hasFolders: table['use_directory_urls'] !== false,
    included: listIncluded(table).map((place) => path.join(root, place)),
    redirects: readRedirects(table),
  };
}

function readSettings(file: string): Table {
  try {
    // Tags such as `!!python/name:…` stand for code, which is not run.
    const document = parseDocument(readFileSync(file, 'utf8'), { logLevel: 'silent' });
    for (const error of document.errors) throw error;
    return getTable(document.toJS());
  } catch (cause) {
    throw makeUnreadable(file, cause);
  }
}

interface Entry {
  name: string;
  label?: string;
}

function listEntries(nav: unknown, label?: string): Entry[] {
  if (typeof nav === 'string') return [{ name: nav, ...(label === undefined ? {} : { label }) }];
  if (Array.isArray(nav)) return nav.flatMap((one) => listEntries(one));
  return Object.entries(getTable(nav)).flatMap(([title, one]) => listEntries(one, title));
}

function listIncluded(table: Table): string[] {
  const options = findOptions(table['markdown_extensions'], 'pymdownx.snippets');
  const paths = options['base_path'];
  return ['.', ...(typeof paths === 'string' ? [paths] : getTexts(paths))];
}

function readRedirects(table: Table): Record<string, string> {
  const maps = getTable(findOptions(table['plugins'], 'redirects')['redirect_maps']);
  return Object.fromEntries(
    Object.entries(maps).flatMap(([from, to]) => (typeof to === 'string' ? [[from, to]] : [])),
  );
}

/** The options of one of a list of names and tables. */
function findOptions(list: unknown, name: string): Table {
  if (!Array.isArray(list)) return getTable(getTable(list)[name]);
  return getTable(list.map((one) => getTable(one)[name]).find((one) => one !== undefined));
}

/** The first of several places where a file is. */
export function findFile(places: readonly string[], file: string): string | undefined {
  return places.map((place) => path.resolve(place, file)).find((one) => existsSync(one));
}
