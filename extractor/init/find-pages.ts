import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { getTable, getText, readText } from './project-file.ts';

/** What a repository has in the way of written documentation. */
export interface FoundPages {
  /** The folder of the pages, if the site can show all of them. */
  content?: string;
  /** Why the folder is not used. */
  reason?: string;
}

const FOLDER = 'docs';
const OTHER_TOOLS: Array<[file: string, tool: string]> = [
  ['mkdocs.yml', 'MkDocs'],
  ['mkdocs.yaml', 'MkDocs'],
  [`${FOLDER}/conf.py`, 'Sphinx'],
  [`${FOLDER}/source/conf.py`, 'Sphinx'],
];

/** Finds the pages of a repository, which must be complete and must not belong to another tool. */
export function findPages(root: string): FoundPages {
  const pages = globSync('**/*.{md,mdx}', { cwd: path.join(root, FOLDER) });
  const [, tool] = OTHER_TOOLS.find(([file]) => existsSync(path.join(root, file))) ?? [];
  if (tool !== undefined) return { reason: `The pages in ${FOLDER}/ belong to ${tool}.` };
  if (pages.length === 0) return {};
  if (!pages.some((page) => /^index\.mdx?$/.test(page)))
    return { reason: `The pages in ${FOLDER}/ have no index.md, which would be the home page.` };
  const untitled = pages.toSorted().find((page) => !hasTitle(path.join(root, FOLDER, page)));
  if (untitled === undefined) return { content: FOLDER };
  return { reason: `${FOLDER}/${untitled} has no \`title\` in its front matter.` };
}

function hasTitle(file: string): boolean {
  const [, frontMatter] = /^---\r?\n([^]*?)\r?\n---\s*(?:\n|$)/.exec(readText(file) ?? '') ?? [];
  if (frontMatter === undefined) return false;
  try {
    return getText(getTable(parse(frontMatter))['title']) !== undefined;
  } catch {
    return false;
  }
}
