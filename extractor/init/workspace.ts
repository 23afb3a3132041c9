import { globSync } from 'node:fs';
import path from 'node:path';
import { getTable, getText, getTexts, getValue, readText, type Table } from './project-file.ts';

/** Where projects of one repository usually are. */
const USUAL = 'packages/*';

/**
 * The folders of the other projects in a repository, `/`-separated: members of a workspace of uv or
 * hatch, dependencies of Poetry and uv by their paths, source roots of Pants, and `packages/*`.
 *
 * @param settings the pyproject.toml of the repository
 */
export function listMembers(root: string, settings: Table): string[] {
  const patterns = [
    ...getTexts(getValue(settings, 'tool.uv.workspace.members')),
    ...getTexts(getValue(settings, 'tool.hatch.workspace.members')),
    ...getTexts(getValue(settings, 'tool.hatch.envs.default.workspace.members')),
    ...['tool.uv.sources', 'tool.poetry.dependencies'].flatMap((keys) =>
      listPaths(getTable(getValue(settings, keys))),
    ),
    ...listPoetryGroups(settings),
    ...listPantsRoots(root),
    USUAL,
  ];
  const excluded = getTexts(getValue(settings, 'tool.uv.workspace.exclude'));
  const folders = patterns
    .map((pattern) => path.posix.normalize(pattern).replace(/\/$/, ''))
    .filter((pattern) => !pattern.startsWith('..') && !path.posix.isAbsolute(pattern))
    .flatMap((pattern) => globSync(pattern, { cwd: root }).toSorted())
    .map((folder) => folder.split(path.sep).join('/'))
    .filter((folder) => !excluded.some((pattern) => path.posix.matchesGlob(folder, pattern)));
  return [...new Set(folders)].filter((folder) => folder !== '.' && folder !== '');
}

function listPaths(dependencies: Table): string[] {
  return Object.values(dependencies).flatMap((one) => getText(getTable(one)['path']) ?? []);
}

function listPoetryGroups(settings: Table): string[] {
  const groups = Object.values(getTable(getValue(settings, 'tool.poetry.group')));
  return groups.flatMap((group) => listPaths(getTable(getTable(group)['dependencies'])));
}

/** Patterns such as `src/*` have no slash at their beginning, so they can be anywhere. */
function listPantsRoots(root: string): string[] {
  const text = readText(path.join(root, 'pants.toml')) ?? '';
  const [, list = ''] = /^\s*root_patterns\s*=\s*\[([^\]]*)\]/m.exec(text) ?? [];
  return [...list.matchAll(/["']\/?([^"']+)["']/g)].flatMap(([, pattern]) => pattern ?? []);
}
