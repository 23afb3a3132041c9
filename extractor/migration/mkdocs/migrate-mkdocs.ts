import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { convertMarkdown } from '../markdown/convert-markdown.ts';
import type { MarkdownContext } from '../markdown/markdown-context.ts';
import { locateReports, type Migration } from '../migration.ts';
import { getLink, getPath, getRoute } from '../page-names.ts';
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
  const migration: Migration = {
    pages: new Map(),
    assets: [],
    navigation: [],
    redirects: {},
    replaced: [],
    unconverted: [],
  };
  for (const page of project.pages.values()) {
    const only = page.file === 'index.md' ? undefined : findOnlyReference(page.text);
    if (only === undefined) await addPage(migration, { page, project, root });
    else {
      migration.replaced.push(path.relative(root, page.source).replaceAll(path.sep, '/'));
      migration.redirects[getOldPath(page.name, project)] = only;
    }
  }
  addRedirects(migration, project);
  migration.navigation = project.listed.flatMap((name) => {
    const file = project.pages.get(name)?.file;
    return file !== undefined && migration.pages.has(file) ? [getRoute(file)] : [];
  });
  return migration;
}

async function addPage(
  migration: Migration,
  { page, project, root }: { page: MkdocsPage; project: MkdocsProject; root: string },
): Promise<void> {
  const { matter, body } = splitMatter(page.text);
  const markdown = await convertMarkdown(body, makeContext(migration, { page, project, root }));
  migration.pages.set(page.file, `${addLabel(matter, page.label)}${markdown.trim()}\n`);
  const old = getOldPath(page.name, project);
  const path_ = getPath(page.file);
  if (old !== path_) migration.redirects[old] = path_;
}

/** What a page shows first of the reference if it shows nothing else. */
function findOnlyReference(text: string): string | undefined {
  const lines = splitMatter(text)
    .body.split('\n')
    .filter((line) => line.trim() !== '');
  const isOnly = lines.every((line) => /^(?:#{1,6} |::: [\w.]+\s*$|\s{2,}\S)/.test(line));
  const [, first] =
    lines.map((line) => /^::: ([\w.]+)/.exec(line)).find((match) => match !== null) ?? [];
  return isOnly ? first : undefined;
}

function splitMatter(text: string): { matter: string; body: string } {
  const [matter = ''] = /^---\n[^]*?\n---\n/.exec(text) ?? [];
  return { matter, body: text.slice(matter.length) };
}

/** The title in the navigation is the label in the sidebar. */
function addLabel(matter: string, label: string | undefined): string {
  if (label === undefined || /^sidebar:/m.test(matter)) return matter;
  const added = stringify({ sidebar: { label } });
  return matter === '' ? `---\n${added}---\n\n` : matter.replace(/---\n$/, `${added}---\n`);
}

function getOldPath(name: string, { hasFolders }: MkdocsProject): string {
  const bare = name.replace(/\.md$/, '').replace(/(^|\/)README$/, '$1index');
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

function makeContext(
  migration: Migration,
  { page, project, root }: { page: MkdocsPage; project: MkdocsProject; root: string },
): MarkdownContext {
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
    linkToProjectFile: (file) =>
      `/${path.relative(root, find(file) ?? path.resolve(root, file)).replaceAll(path.sep, '/')}`,
    convertLink: (target) => convertLink(target, { page, project, migration, find }),
  };
}

/** Links to pages name their new files, and pictures are copied. */
function convertLink(
  target: string,
  {
    page,
    project,
    migration,
    find,
  }: {
    page: MkdocsPage;
    project: MkdocsProject;
    migration: Migration;
    find: (file: string) => string | undefined;
  },
): string {
  if (/^(?:[a-z][\w+.-]*:|\/\/|#|\/)/i.test(target)) return target;
  const [file = '', anchor] = target.split('#', 2);
  const name = path.posix.join(path.posix.dirname(page.name), file);
  const linked = project.pages.get(name) ?? project.pages.get(path.posix.join(name, 'index.md'));
  if (linked !== undefined) {
    const only = findOnlyReference(linked.text);
    const link =
      only === undefined || linked.file === 'index.md'
        ? getLink(page.file, linked.file)
        : getOldPath(linked.name, project);
    return anchor === undefined ? link : `${link}#${anchor}`;
  }
  const from = find(decodeURI(file));
  if (from === undefined) return target;
  const to = path.posix.join(path.posix.dirname(page.file), path.basename(from));
  migration.assets.push({ from, to });
  return `./${path.basename(from)}`;
}
