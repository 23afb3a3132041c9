import { existsSync, readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { WrapdocsError } from '../errors.ts';
import { findProject, isBelow } from './prose/snippet.ts';

/**
 * Checks that what becomes a part of the site is in the project: a link in it could show any file of
 * this machine.
 *
 * @param folder the folder of the configuration
 * @param sources the files and folders that are read
 * @throws WrapdocsError if one is a link that leaves the project and its own folder, or contains one
 */
export function requireInside(folder: string, sources: readonly string[]): void {
  const project = realpathSync(findProject(folder));
  for (const source of sources.filter((one) => existsSync(one))) {
    const own = path.join(realpathSync(path.dirname(source)), path.basename(source));
    const link = listLinks(source).find((one) => leadsOut(one, [project, own]));
    if (link === undefined) continue;
    throw new WrapdocsError({
      code: 'SITE_BUILD_FAILED',
      message: `${path.relative(folder, link)} is a link that leaves the project.`,
      hint: 'Replace the link with a copy of what it leads to, or remove it.',
    });
  }
}

/** A file or folder, and the links in it; what they lead to is not looked at. */
function listLinks(source: string): string[] {
  const entries = isFolder(source)
    ? readdirSync(source, { recursive: true, withFileTypes: true })
    : [];
  const links = entries.filter((entry) => entry.isSymbolicLink());
  return [source, ...links.map(({ parentPath, name }) => path.join(parentPath, name))];
}

function isFolder(source: string): boolean {
  return readdirSync(path.dirname(source), { withFileTypes: true }).some(
    (entry) => entry.name === path.basename(source) && entry.isDirectory(),
  );
}

/** Links to nothing lead nowhere. */
function leadsOut(link: string, folders: readonly string[]): boolean {
  if (!existsSync(link)) return false;
  const target = realpathSync(link);
  return !folders.some((folder) => target === folder || isBelow(target, folder));
}
