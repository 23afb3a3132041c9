import path from 'node:path';

/** Something on a page that has no counterpart in Markdown. */
export interface Unconverted {
  /** Relative to the project. */
  file: string;
  /** From 1; absent if it concerns the whole file. */
  line?: number;
  /** What it is, and what became of it. */
  message: string;
}

/** A file that pages refer to, such as a picture. */
interface Asset {
  /** Absolute path. */
  from: string;
  /** Relative to the folder of the new pages. */
  to: string;
}

/** The pages of another tool as pages of wrapdocs. */
export interface Migration {
  /** Markdown by file, relative to the folder of the new pages. */
  pages: Map<string, string>;
  assets: Asset[];
  /** Routes without slashes in the order of the sidebar. */
  navigation: string[];
  /** New path, or the name of a documented object, by old path. */
  redirects: Record<string, string>;
  /** Pages that only listed parts of the reference, relative to the project. */
  replaced: string[];
  unconverted: Unconverted[];
}

/** A migration to which nothing has been added yet. */
export function makeMigration(): Migration {
  return {
    pages: new Map(),
    assets: [],
    navigation: [],
    redirects: {},
    replaced: [],
    unconverted: [],
  };
}

/** The path of a file from the project's folder, with slashes. */
export function getProjectPath(root: string, file: string): string {
  return path.relative(root, file).replaceAll(path.sep, '/');
}

/** Adds a file that a page refers to, which is beside the page afterwards; returns the link to it. */
export function addAsset({ assets }: Migration, from: string, page: string): string {
  const name = path.basename(from);
  assets.push({ from, to: path.posix.join(path.posix.dirname(page), name) });
  return `./${name}`;
}

interface ReportParts {
  message: string;
  /** What a line must contain. */
  texts: readonly string[];
  page: { source: string; text: string };
  /** The project's folder. */
  root: string;
}

/** One report for each line of a page that contains the texts, or one for the page. */
export function locateReports({ message, texts, page, root }: ReportParts): Unconverted[] {
  const file = getProjectPath(root, page.source);
  const lines = page.text
    .split('\n')
    .flatMap((line, index) => (texts.every((text) => line.includes(text)) ? [index + 1] : []));
  return lines.length === 0 ? [{ file, message }] : lines.map((line) => ({ file, line, message }));
}
