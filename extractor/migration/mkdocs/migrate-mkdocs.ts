import { readFileSync } from 'node:fs';
import path from 'node:path';
import { splitMatter } from '../front-matter.ts';
import { addMarkdownPage, listRoutes } from '../markdown-pages.ts';
import { convertMarkdown } from '../markdown/convert-markdown.ts';
import type { MarkdownContext } from '../markdown/markdown-context.ts';
import {
  addAsset,
  getProjectPath,
  locateReports,
  makeMigration,
  type Migration,
} from '../migration.ts';
import { decodeLink, getLink, getPath, isElsewhere } from '../page-names.ts';
import {
  findFile,
  readMkdocsProject,
  type MkdocsPage,
  type MkdocsProject,
} from './mkdocs-project.ts';

interface Options {
  /** The project's folder. */
  root: string;
  /** The absolute path of `mkdocs.yml`. */
  settings: string;
}

/** Converts the pages of a MkDocs project. */
export async function migrateMkdocs({ root, settings }: Options): Promise<Migration> {
  const project = readMkdocsProject(settings);
  const migration = makeMigration();
  const replaced = new Map(
    [...project.pages.values()].map((page) => [page.name, findOnlyReference(page)]),
  );
  for (const page of project.pages.values()) {
    const only = replaced.get(page.name);
    if (only === undefined) await addPage(migration, { page, project, replaced, root });
    else {
      migration.replaced.push(getProjectPath(root, page.source));
      migration.redirects[getOldPath(page.name, project)] = only;
    }
  }
  addRedirects(migration, project);
  migration.navigation = listRoutes(project, migration);
  return migration;
}

interface PageParts {
  page: MkdocsPage;
  project: MkdocsProject;
  /** What the pages that only list parts of the reference list first, by their names. */
  replaced: ReadonlyMap<string, string | undefined>;
  root: string;
}

async function addPage(migration: Migration, parts: PageParts): Promise<void> {
  const { page, project } = parts;
  const { matter, body } = splitMatter(page.text);
  const markdown = await convertMarkdown(body, makeContext(migration, parts));
  const oldPath = getOldPath(page.name, project);
  addMarkdownPage(migration, { ...page, matter, markdown, oldPath });
}

/** What a page other than the home page shows first of the reference if it shows nothing else. */
function findOnlyReference({ text, file }: MkdocsPage): string | undefined {
  if (file === 'index.md') return undefined;
  const lines = splitMatter(text)
    .body.split('\n')
    .filter((line) => line.trim() !== '');
  const isOnly = lines.every((line) => /^(?:#{1,6} |::: [\w.]+\s*$|\s{2,}\S)/.test(line));
  const [, first] =
    lines.map((line) => /^::: ([\w.]+)/.exec(line)).find((match) => match !== null) ?? [];
  return isOnly ? first : undefined;
}

function getOldPath(name: string, { hasFolders }: MkdocsProject): string {
  const bare = encodeURI(name.replace(/\.md$/, '').replace(/(^|\/)README$/, '$1index'));
  if (!hasFolders) return bare === 'index' ? '/' : `/${bare}.html`;
  const route = bare.replace(/(?:^|\/)index$/, '');
  return route === '' ? '/' : `/${route}/`;
}

function addRedirects({ pages, redirects }: Migration, project: MkdocsProject): void {
  for (const [from, to] of Object.entries(project.redirects)) {
    const file = project.pages.get(to.split('#')[0] ?? '')?.file;
    if (/^https?:/.test(to)) redirects[getOldPath(from, project)] = to;
    else if (file !== undefined && pages.has(file))
      redirects[getOldPath(from, project)] = getPath(file);
  }
}

function makeContext(migration: Migration, parts: PageParts): MarkdownContext {
  const { page, project, root } = parts;
  const places = [path.dirname(page.source), ...project.included];
  const report: MarkdownContext['report'] = (message, ...texts) => {
    migration.unconverted.push(...locateReports({ message, texts, page, root }));
  };
  const find = (file: string): string | undefined => {
    const found = findFile(places, file);
    if (found === undefined) report(`There is no file \`${file}\`.`, file);
    return found;
  };
  return {
    report,
    convertRole: () => undefined,
    listToctree: () => '',
    convertRest: (text) => Promise.resolve(text),
    readFile: (file) => {
      const found = find(file);
      return found === undefined ? undefined : readFileSync(found, 'utf8');
    },
    linkToProjectFile: (file) => `/${getProjectPath(root, find(file) ?? path.resolve(root, file))}`,
    convertLink: (target) => convertLink(target, { ...parts, migration, find }),
  };
}

interface LinkParts extends PageParts {
  migration: Migration;
  /** The absolute path of a file that the page names, which is reported if it is missing. */
  find: (file: string) => string | undefined;
}

/** Links to pages name their new files, and pictures are copied. */
function convertLink(
  target: string,
  { page, project, replaced, migration, find }: LinkParts,
): string {
  if (isElsewhere(target)) return target;
  const [file = '', anchor] = decodeLink(target).split('#', 2);
  const name = path.posix.join(path.posix.dirname(page.name), file);
  const linked = project.pages.get(name) ?? project.pages.get(path.posix.join(name, 'index.md'));
  if (linked !== undefined) {
    const link =
      replaced.get(linked.name) === undefined
        ? getLink(page.file, linked.file)
        : getOldPath(linked.name, project);
    return anchor === undefined ? link : `${link}#${anchor}`;
  }
  const from = find(file);
  return from === undefined ? target : addAsset(migration, from, page.file);
}
