import { existsSync } from 'node:fs';
import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { REFERENCE_FOLDER } from '../contract/reference-folder.ts';

/**
 * Removes links from the narrative pages of a site that point to pages of the reference that it
 * does not have.
 *
 * @param base the path that the site is served from, with its slashes
 */
export async function unlinkMissingPages(site: string, base = '/'): Promise<void> {
  const isThere = createFinder(site);
  const [htmlLink, markdownLink] = makePatterns(base);
  for await (const file of glob('**/*.{html,md,txt}', { cwd: site, exclude: [REFERENCE_FOLDER] })) {
    const text = await readFile(path.join(site, file), 'utf8');
    const changed = text
      .replaceAll(htmlLink, (link, tag: string, target: string) => (isThere(target) ? link : tag))
      .replaceAll(markdownLink, (link, label: string, target: string) =>
        isThere(target) ? link : label,
      );
    if (changed !== text) await writeFile(path.join(site, file), changed);
  }
}

/** A link to the reference, in a page and in its Markdown; the path stops at a fragment. */
function makePatterns(base: string): [RegExp, RegExp] {
  const start = base.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const target = String.raw`${start}(${REFERENCE_FOLDER}\/[^"#?)\s]*)`;
  return [
    new RegExp(String.raw`(<a(?:\s[^>]*?)?)\shref="${target}[^"]*"`, 'g'),
    new RegExp(String.raw`\[((?:[^[\]\\]|\\.)*)\]\((?:https?:\/\/[^/)]+)?${target}[^)]*\)`, 'g'),
  ];
}

/** Whether a path of the site is a page or a file of it. */
function createFinder(site: string): (target: string) => boolean {
  const known = new Map<string, boolean>();
  return (target) => {
    const found = known.get(target) ?? existsSync(path.join(site, decode(target)));
    known.set(target, found);
    return found;
  };
}

/** A path with a literal `%` is kept as its page wrote it. */
function decode(target: string): string {
  try {
    return decodeURI(target);
  } catch {
    return target;
  }
}
