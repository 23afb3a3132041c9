/**
 * The path of a page below its version's folder, as page lists have it: `api-docs/pkg/`, the home
 * page empty.
 *
 * @param pathname the page's address, with or without its slash or `index.html`
 * @param base the folder of the version, with its slashes
 */
export function getPagePath(pathname: string, base: string): string {
  const path = decodePath(pathname).replace(/\/index\.html$/, '/');
  const folder = decodePath(base);
  const page = path.startsWith(folder) ? path.slice(folder.length) : '';
  return page === '' ? '' : page.replace(/\/*$/, '/');
}

/**
 * The requested page if the list has it, otherwise the nearest one above it, up to the home page.
 */
export function findNearestPage(page: string, pages: ReadonlySet<string>): string {
  let path = page;
  while (path !== '' && !pages.has(path)) path = path.replace(/[^/]*\/$/, '');
  return path;
}

/**
 * The address that a model has below its module. Versions in which the model shares a page lead from
 * there to its place.
 *
 * @param hash the anchor of the model, or of a field of it, with its `#`
 * @returns undefined if the version does not have it
 */
export function findModelPage(
  page: string,
  hash: string,
  pages: ReadonlySet<string>,
): string | undefined {
  const anchor = decodePath(hash.slice(1));
  const names = [anchor, anchor.replace(/\.[^.]*$/, '')].filter((name) => name !== '');
  const folders = [page, page.replace(/[^/]*\/$/, '')];
  return names
    .flatMap((name) => folders.map((folder) => `${folder}${name}/`))
    .find((path) => pages.has(path));
}

/** Addresses of the same page may be encoded differently; a malformed one stays unchanged. */
export function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
