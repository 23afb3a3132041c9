/** Whether an address is a path from the root of the site, as authors write them. */
export function isInternal(href: string): boolean {
  return /^\/(?![/\\])/.test(href);
}

/**
 * Adds the folder that the site is served from to a path from the root of the site.
 *
 * @param base the folder, with its slashes
 */
export function addBase(path: string, base: string): string {
  return base.replace(/\/+$/, '') + path;
}
