import type { Config } from '../config/schema.ts';
import { REFERENCE_FOLDER } from '../contract/reference-folder.ts';
import { WrapdocsError } from '../errors.ts';

/**
 * Checks that redirects lead somewhere, and do not take the place of pages.
 *
 * @param slugs the routes of the narrative pages without slashes; the home page is `index`
 * @throws WrapdocsError if redirects lead to each other, or begin at a page
 */
export function requireFreeRedirects(
  { redirects, packages }: Pick<Config, 'redirects' | 'packages'>,
  slugs: ReadonlySet<string>,
): void {
  const targets = new Map(Object.entries(redirects).map(([from, to]) => [toSlug(from), to]));
  const reference = packages.map(({ name }) => `${REFERENCE_FOLDER}/${name}`);
  const pages = new Set([...slugs, 'index', REFERENCE_FOLDER, ...reference]);
  for (const from of Object.keys(redirects)) {
    if (pages.has(toSlug(from))) throw makeOverPage(from);
    if (isLoop(toSlug(from), targets)) throw makeLoop(from);
  }
}

/** Whether the redirects that begin at a route come back to it. */
function isLoop(start: string, targets: ReadonlyMap<string, string>): boolean {
  const seen = new Set<string>();
  let slug = start;
  while (!seen.has(slug)) {
    seen.add(slug);
    const next = targets.get(slug);
    if (next?.startsWith('/') !== true) return false;
    slug = toSlug(next);
  }
  return slug === start;
}

/** A path as the route that it leads to: without slashes, query and fragment. */
function toSlug(path: string): string {
  return path.replace(/[?#].*$/, '').replaceAll(/^\/+|\/+$/g, '') || 'index';
}

function makeOverPage(from: string): WrapdocsError {
  return new WrapdocsError({
    code: 'CONFIG_INVALID',
    message: `\`redirects\` moves ${from}, but there is a page at this address, which nobody could open.`,
    hint: `Remove ${from} from \`redirects\`, or give the page another address.`,
  });
}

function makeLoop(from: string): WrapdocsError {
  return new WrapdocsError({
    code: 'CONFIG_INVALID',
    message: `\`redirects\` leads from ${from} back to ${from}, so that browsers never arrive.`,
    hint: 'Let one of these redirects lead to a page.',
  });
}
