/** Whether an address is a path from the root of the site, as authors write them. */
export function isInternal(href: string): boolean {
  return /^\/(?![/\\])/.test(href);
}

/**
 * A path from the root of the site as it is reached where the site is served from another folder.
 *
 * @param base the folder, with its slashes
 */
export function addBase(path: string, base: string): string {
  return base.replace(/\/+$/, '') + path;
}
