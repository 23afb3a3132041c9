import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  addAsset,
  getProjectPath,
  locateReports,
  makeMigration,
  type Migration,
} from '../migration.ts';
import { decodeLink, getPath, getRoute } from '../page-names.ts';
import type { PandocDocument } from '../pandoc/document.ts';
import type { Pandoc } from '../pandoc/pandoc.ts';
import { convertMarkdown } from '../markdown/convert-markdown.ts';
import { convertBlocks } from './convert-page.ts';
import { findOnlyReference } from './directives.ts';
import { listLabels, readHeadings, type Label } from './labels.ts';
import type { PageContext } from './page-context.ts';
import { makeMystContext, readMystHeadings } from './myst.ts';
import { prepareRest } from './prepare-rest.ts';
import {
  findPages,
  getOldPath,
  readSphinxProject,
  type SphinxPage,
  type SphinxProject,
} from './sphinx-project.ts';

/** Pages that Sphinx makes, whose place the reference takes. */
const SPHINX_NAMES = new Set(['genindex', 'modindex', 'py-modindex']);
const REFERENCE = '/api-docs/';
const SPHINX_PAGES = { '/genindex.html': REFERENCE, '/py-modindex.html': REFERENCE };

interface Options {
  /** The project's folder. */
  root: string;
  /** The absolute path of `conf.py`. */
  settings: string;
  pandoc: Pandoc;
  onProgress: (done: number, total: number) => void;
}

/** A page, and how Pandoc reads it if it is in reStructuredText. */
interface ReadPage {
  page: SphinxPage;
  document: PandocDocument | undefined;
}

/** Converts the pages of a Sphinx project to Markdown. */
export async function migrateSphinx({
  root,
  settings,
  pandoc,
  onProgress,
}: Options): Promise<Migration> {
  const project = readSphinxProject(settings);
  const total = project.pages.size;
  const read: ReadPage[] = [];
  for (const page of project.pages.values()) {
    read.push({ page, document: page.format === 'rst' ? await readRest(page, pandoc) : undefined });
    onProgress(read.length, total * 2);
  }
  const { labels, titles } = readPlaces(read);
  const replaced = findReplaced(read, project);
  const migration = makeMigration();
  Object.assign(migration.redirects, SPHINX_PAGES);
  for (const { page, document } of read) {
    const first = replaced.get(page.name);
    if (first === undefined) {
      const context = makeContext({ page, project, labels, titles, replaced, root, migration });
      const convertRest = makeRestConverter(context, pandoc);
      const markdown =
        document === undefined
          ? await convertMarkdown(page.text, makeMystContext(context, convertRest))
          : await convertDocument(document, context, pandoc);
      addPage(migration, page, markdown);
    } else {
      migration.replaced.push(getProjectPath(root, page.source));
      migration.redirects[getOldPath(page)] = first;
    }
    onProgress(total + migration.pages.size + migration.replaced.length, total * 2);
  }
  migration.navigation = listNavigation(project, migration);
  return migration;
}

function readRest({ text, source }: Pick<SphinxPage, 'text' | 'source'>, pandoc: Pandoc) {
  return pandoc.read(prepareRest(text), path.dirname(source));
}

function convertDocument(
  document: PandocDocument,
  context: PageContext,
  pandoc: Pandoc,
): Promise<string> {
  const blocks = convertBlocks(document.blocks, context);
  return pandoc.write({ ...document, meta: {}, blocks });
}

/** Converts reStructuredText in pages of another format. */
function makeRestConverter(context: PageContext, pandoc: Pandoc) {
  return async (text: string): Promise<string> => {
    const document = await readRest({ text, source: context.page.source }, pandoc);
    return (await convertDocument(document, context, pandoc)).trim();
  };
}

function readPlaces(read: readonly ReadPage[]) {
  const labels = new Map<string, Label>();
  const titles = new Map<string, string>();
  for (const { page, document } of read) {
    const found =
      document === undefined
        ? readMystHeadings(page)
        : readHeadings(page.file, document.blocks, listLabels(page.text));
    if (found.title !== undefined) titles.set(page.name, found.title);
    for (const [name, label] of found.labels) labels.set(name, label);
  }
  return { labels, titles };
}

interface ContextParts extends Pick<
  PageContext,
  'page' | 'project' | 'labels' | 'titles' | 'replaced'
> {
  root: string;
  migration: Migration;
}

function makeContext({ root, migration, ...parts }: ContextParts): PageContext {
  const { page, project } = parts;
  const locate = (file: string): string =>
    file.startsWith('/')
      ? path.join(project.folder, file)
      : path.resolve(path.dirname(page.source), file);
  return {
    ...parts,
    nextToctree: 0,
    module: /^\.\. (?:py:)?(?:currentmodule|module):: (\S+)/m.exec(page.text)?.[1],
    report: (message, ...texts) => {
      migration.unconverted.push(...locateReports({ message, texts, page, root }));
    },
    addAsset: (file) => {
      const from = locate(decodeLink(file));
      if (!existsSync(from)) {
        migration.unconverted.push(
          ...locateReports({ message: `There is no file \`${file}\`.`, texts: [file], page, root }),
        );
        return file;
      }
      return addAsset(migration, from, page.file);
    },
    linkToProjectFile: (file) => `/${getProjectPath(root, locate(file))}`,
    readFile: (file) => (existsSync(locate(file)) ? readFileSync(locate(file), 'utf8') : undefined),
  };
}

/** The pages other than the home page in whose place the reference is enough. */
function findReplaced(read: readonly ReadPage[], { home }: SphinxProject): Map<string, string> {
  return new Map(
    read.flatMap(({ page, document }) => {
      if (SPHINX_NAMES.has(page.name)) return [[page.name, REFERENCE] as const];
      const first =
        page.name === home || document === undefined
          ? undefined
          : findOnlyReference(document.blocks);
      return first === undefined ? [] : [[page.name, first] as const];
    }),
  );
}

function addPage({ pages, redirects }: Migration, page: SphinxPage, markdown: string): void {
  pages.set(page.file, tidy(markdown));
  const to = getPath(page.file);
  if (to !== '/') redirects[getOldPath(page)] = to;
}

/** Pandoc writes a space before the language of a block of code. */
function tidy(markdown: string): string {
  return `${markdown.replaceAll(/^(`{3,}) (\w)/gm, '$1$2').trim()}\n`;
}

/** The pages in the order in which tables of contents list them. */
function listNavigation(project: SphinxProject, { pages }: Migration): string[] {
  const seen = new Set<SphinxPage>();
  const visit = (page: SphinxPage | undefined): SphinxPage[] => {
    if (page === undefined || seen.has(page)) return [];
    seen.add(page);
    const targets = page.toctrees.flatMap(({ entries }) => entries);
    return [
      page,
      ...targets.flatMap(({ target }) => findPages(project, page, target).flatMap(visit)),
    ];
  };
  const ordered = visit(project.pages.get(project.home));
  return ordered.filter(({ file }) => pages.has(file)).map(({ file }) => getRoute(file));
}
