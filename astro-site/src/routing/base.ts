/** The folder that the site is served from, with its slash at the end. */
export const base = import.meta.env.BASE_URL.replace(/\/*$/, '/');
