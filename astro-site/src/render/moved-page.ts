import { escapeHtml } from './escape-html.ts';

/**
 * The HTML of an address whose content is at another one: browsers go there at once, without
 * scripts, and search engines take that for a redirect.
 *
 * @param name what is there
 * @param href the path of the other address, with the folder that the site is served from
 */
export function renderMovedPage(name: string, href: string): string {
  const title = escapeHtml(name);
  const link = escapeHtml(href);
  return [
    '<!doctype html><html><head><meta charset="utf-8">',
    `<title>${title}</title><meta name="robots" content="noindex">`,
    `<meta http-equiv="refresh" content="0;url=${link}">`,
    `</head><body><a href="${link}">${title}</a></body></html>`,
  ].join('');
}
