/**
 * The path that a site is served from, with its slashes: `/repo/` for `https://org.github.io/repo`.
 *
 * @param url the public address of the site, if it has one
 */
export function getBase(url: string | undefined): string {
  if (url === undefined) return '/';
  return new URL(url).pathname.replace(/\/*$/, '/');
}
