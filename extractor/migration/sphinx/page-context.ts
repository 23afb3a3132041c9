import type { Label } from './labels.ts';
import type { SphinxPage, SphinxProject } from './sphinx-project.ts';

/** What the conversion of a page knows of the others, and what it adds to the migration. */
export interface PageContext {
  page: SphinxPage;
  project: SphinxProject;
  labels: ReadonlyMap<string, Label>;
  /** Titles by the names of pages. */
  titles: ReadonlyMap<string, string>;
  /** What the pages that only list parts of the reference list first, by their names. */
  replaced: ReadonlyMap<string, string>;
  /** The index of the table of contents that comes next. */
  nextToctree: number;
  /** The module that names without a module belong to. */
  module: string | undefined;
  /** Says what could not be converted, at each line that contains the texts. */
  report: (message: string, ...texts: string[]) => void;
  /** Adds a file that the page refers to; returns the link to it. */
  addAsset: (file: string) => string;
  /** The path of a file that the page names, from the project's folder: `/examples/a.py`. */
  linkToProjectFile: (file: string) => string;
  /** The text of a file that the page names. */
  readFile: (file: string) => string | undefined;
}
