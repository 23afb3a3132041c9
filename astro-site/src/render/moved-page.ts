import { escapeHtml } from './escape-html.ts';

/**
 * The HTML of an address whose content is at another one: browsers go there at once, without
 * scripts, and search engines list the other one.
 *
 * @param name what is there
 * @param href the path of the other address, with the folder that the site is served from
 * @param site the address of the site, if it is known
 */
export function renderMovedPage(name: string, href: string, site?: URL): string {
  const title = escapeHtml(name);
  const link = escapeHtml(href);
  const canonical = escapeHtml(site === undefined ? href : new URL(href, site).href);
  return [
    '<!doctype html><html><head><meta charset="utf-8">',
    `<title>${title}</title><meta name="robots" content="noindex">`,
    `<meta http-equiv="refresh" content="0;url=${link}"><link rel="canonical" href="${canonical}">`,
    `</head><body><a href="${link}">${title}</a></body></html>`,
  ].join('');
}
