// Files for browsers are the same wherever a site is: they are in a folder below its base.
const isForBrowsers = !import.meta.env.SSR && !import.meta.env.DEV;
const { url } = import.meta;

/** The path that the site is served from, with its slashes. */
export const base = isForBrowsers
  ? new URL('..', url).pathname
  : import.meta.env.BASE_URL.replace(/\/*$/, '/');
