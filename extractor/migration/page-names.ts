import path from 'node:path';

/**
 * The file of a page: `User Guide/api.clients` becomes `user-guide/api-clients.md`. Names that begin
 * with an underscore would not be pages.
 *
 * @param name the old file without its extension, relative to the folder of the pages
 */
export function makePageFile(name: string): string {
  const parts = name.split('/').map((part) =>
    part
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_-]+/gu, '-')
      .replaceAll(/^[-_]+|[-_]+$/g, ''),
  );
  const last = parts.at(-1);
  if (last === 'readme') parts.splice(-1, 1, 'index');
  return `${parts.filter((part) => part !== '').join('/')}.md`;
}

/** The route of a page without slashes, as `navigation` names it: `guide/index.md` becomes `guide`. */
export function getRoute(file: string): string {
  const route = file.replace(/\.mdx?$/, '').replace(/\/index$/, '');
  return route;
}

/** The path of a page with its slashes. */
export function getPath(file: string): string {
  const route = getRoute(file);
  return route === 'index' ? '/' : `/${route}/`;
}

/** The link from one page to another file, as Markdown writes it. */
export function getLink(from: string, to: string): string {
  const link = path.posix.relative(path.posix.dirname(from), to);
  return link.startsWith('.') ? link : `./${link}`;
}

/** The file that a link names: `a%20b.md` is `a b.md`, and a link that is not escaped is the file. */
export function decodeLink(link: string): string {
  try {
    return decodeURI(link);
  } catch {
    return link;
  }
}

/** Whether a link leads to another site, to a path of the site, or within its own page. */
export function isElsewhere(target: string): boolean {
  return /^(?:[a-z][\w+.-]*:|\/\/|#|\/)/i.test(target);
}
