import { existsSync } from 'node:fs';
import path from 'node:path';
import { splitMatter } from '../front-matter.ts';
import { addMarkdownPage, listRoutes } from '../markdown-pages.ts';
import {
  addAsset,
  getProjectPath,
  locateReports,
  makeMigration,
  type Migration,
} from '../migration.ts';
import { decodeLink, getLink, getPath, isElsewhere } from '../page-names.ts';
import { convertDocBuilder, type DocBuilderContext } from './convert-doc-builder.ts';
import {
  readDocBuilderProject,
  type DocBuilderPage,
  type DocBuilderProject,
} from './doc-builder-project.ts';

interface Options {
  /** The project's folder. */
  root: string;
  /** The absolute path of `_toctree.yml`. */
  settings: string;
}

/** Converts the pages of a project that uses doc-builder, the tool of Hugging Face. */
export function migrateDocBuilder({ root, settings }: Options): Migration {
  const project = readDocBuilderProject(settings);
  const migration = makeMigration();
  for (const page of project.pages.values()) {
    const only = findOnlyReference(page);
    if (only === undefined) addPage(migration, { page, project, root });
    else {
      migration.replaced.push(getProjectPath(root, page.source));
      migration.redirects[getOldPath(page.name)] = only;
    }
  }
  addRedirects(migration, project);
  migration.navigation = listRoutes(project, migration);
  return migration;
}

interface PageParts {
  page: DocBuilderPage;
  project: DocBuilderProject;
  root: string;
}

function addPage(migration: Migration, parts: PageParts): void {
  const { page } = parts;
  const { matter, body } = splitMatter(page.text);
  const markdown = convertDocBuilder(body, makeContext(migration, parts));
  addMarkdownPage(migration, { ...page, matter, markdown, oldPath: getOldPath(page.name) });
}

/** What a page shows first of the reference if it has nothing else than headings. */
function findOnlyReference({ text }: DocBuilderPage): string | undefined {
  const { body } = splitMatter(text);
  const lines = body.replaceAll(/<!--[^]*?-->/g, '').split('\n');
  const isOnly = lines.every((line) => /^(?:\s*$|#{1,6} |\[\[autodoc\]\]|\s+- )/.test(line));
  const [first] = lines.flatMap((line) => /^\[\[autodoc\]\]\s+([\w.]+)/.exec(line)?.[1] ?? []);
  return isOnly ? first : undefined;
}

function getOldPath(name: string): string {
  const route = encodeURI(name).replace(/(?:^|\/)index$/, '');
  return route === '' ? '/' : `/${route}/`;
}

function addRedirects({ pages, redirects }: Migration, project: DocBuilderProject): void {
  for (const from of Object.keys(project.redirects)) {
    const file = findMoved(from, project)?.file;
    if (file !== undefined && pages.has(file)) redirects[getOldPath(from)] = getPath(file);
  }
}

/** The page that took the place of an old one. */
function findMoved(old: string, { pages, redirects }: DocBuilderProject) {
  return pages.get(redirects[old]?.split('#')[0] ?? '');
}

function makeContext(migration: Migration, parts: PageParts): DocBuilderContext {
  const { page, root } = parts;
  const report: DocBuilderContext['report'] = (message, text) => {
    migration.unconverted.push(...locateReports({ message, texts: [text], page, root }));
  };
  return { report, convertLink: (target) => convertLink(target, { ...parts, migration, report }) };
}

interface LinkParts extends PageParts {
  migration: Migration;
  report: DocBuilderContext['report'];
}

/** Links name pages without an extension; pictures are copied. */
function convertLink(target: string, { page, project, migration, report }: LinkParts): string {
  if (isElsewhere(target)) return target;
  const [file = '', anchor] = decodeLink(target).split('#', 2);
  const name = path.posix.join(path.posix.dirname(page.name), file.replace(/\.mdx?$/, ''));
  const linked = project.pages.get(name) ?? findMoved(name, project);
  if (linked !== undefined) {
    const isReplaced = findOnlyReference(linked) !== undefined;
    const link = isReplaced ? getOldPath(linked.name) : getLink(page.file, linked.file);
    return anchor === undefined ? link : `${link}#${anchor}`;
  }
  const from = path.resolve(path.dirname(page.source), file);
  if (existsSync(from)) return addAsset(migration, from, page.file);
  report(`There is no page or file \`${file}\`.`, target);
  return target;
}
