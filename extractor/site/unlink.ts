import { existsSync } from 'node:fs';
import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const REFERENCE = 'api-docs';
/** A link to the reference, in a page and in its Markdown; the path stops at a fragment. */
const HTML_LINK = /(<a(?:\s[^>]*?)?)\shref="\/(api-docs\/[^"#?]*)[^"]*"/g;
const MARKDOWN_LINK =
  /\[((?:[^[\]\\]|\\.)*)\]\((?:https?:\/\/[^/)]+)?\/(api-docs\/[^)#?\s]*)[^)]*\)/g;

/** Takes the links out of the narrative pages of a site that lead to pages of the reference which it lacks. */
export async function unlinkMissing(site: string): Promise<void> {
  const isThere = createFinder(site);
  for await (const file of glob('**/*.{html,md,txt}', { cwd: site, exclude: [REFERENCE] })) {
    const text = await readFile(path.join(site, file), 'utf8');
    const changed = text
      .replaceAll(HTML_LINK, (link, tag: string, target: string) => (isThere(target) ? link : tag))
      .replaceAll(MARKDOWN_LINK, (link, label: string, target: string) =>
        isThere(target) ? link : label,
      );
    if (changed !== text) await writeFile(path.join(site, file), changed);
  }
}

/** Whether a path of the site is a page or a file of it. */
function createFinder(site: string): (target: string) => boolean {
  const known = new Map<string, boolean>();
  return (target) => {
    const found = known.get(target) ?? existsSync(path.join(site, decodeURI(target)));
    known.set(target, found);
    return found;
  };
}
