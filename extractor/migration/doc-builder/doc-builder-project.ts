import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { getTable, getText, makeUnreadable } from '../../init/project-file.ts';
import { makePageFile } from '../page-names.ts';

/** A page of a doc-builder project. */
export interface DocBuilderPage {
  /** Relative to the folder of the pages, without its extension: `guides/upload`. */
  name: string;
  /** Absolute path. */
  source: string;
  text: string;
  /** The file of the new page, relative to their folder. */
  file: string;
  /** Its title in the table of contents. */
  label?: string | undefined;
}

/** The pages of a doc-builder project, by name. */
export interface DocBuilderProject {
  pages: ReadonlyMap<string, DocBuilderPage>;
  /** The names that the table of contents lists, in its order. */
  listed: string[];
  /** New page by old page. */
  redirects: Readonly<Record<string, string>>;
}

/**
 * Reads the pages of a doc-builder project.
 *
 * @param settings the absolute path of its `_toctree.yml`
 * @throws WrapdocsError if a file is not valid YAML
 */
export function readDocBuilderProject(settings: string): DocBuilderProject {
  const folder = path.dirname(settings);
  const entries = listEntries(readYaml(settings));
  const labels = new Map(entries.map(({ name, label }) => [name, label]));
  const files = globSync('**/*.{md,mdx}', { cwd: folder }).map((file) => {
    return file.replaceAll(path.sep, '/');
  });
  const pages = files.toSorted().map((file): DocBuilderPage => {
    const name = file.replace(/\.mdx?$/, '');
    const source = path.join(folder, file);
    const text = readFileSync(source, 'utf8').replaceAll('\r\n', '\n');
    return { name, source, text, file: makePageFile(name), label: labels.get(name) };
  });
  return {
    pages: new Map(pages.map((page) => [page.name, page])),
    listed: entries.map(({ name }) => name),
    redirects: readRedirects(path.join(folder, '_redirects.yml')),
  };
}

function readYaml(file: string): unknown {
  try {
    return parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw makeUnreadable(file, cause);
  }
}

interface Entry {
  name: string;
  label: string | undefined;
}

/** Entries are pages (`local`) or groups of them (`sections`), or both. */
function listEntries(entries: unknown): Entry[] {
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry: unknown): Entry[] => {
    const { local, title, sections } = getTable(entry);
    const name = getText(local);
    const own = name === undefined ? [] : [{ name, label: getText(title) }];
    return [...own, ...listEntries(sections)];
  });
}

function readRedirects(file: string): Record<string, string> {
  if (!existsSync(file)) return {};
  const pairs = Object.entries(getTable(readYaml(file)));
  return Object.fromEntries(
    pairs.flatMap(([from, to]) => (typeof to === 'string' ? [[from, to]] : [])),
  );
}
