import { escapeHtml } from './escape-html.ts';

/** What leads from an old address with a fragment to the entry that the fragment names. */
interface EntryFinder {
  /** The address of the script. */
  script: string;
  /** The address of the inventory that the script reads. */
  inventory: string;
}

/**
 * The HTML of an address whose content is at another one: browsers go there at once, without
 * scripts, and search engines take that for a redirect. If a script looks for the entry that a
 * fragment names, only browsers without scripts go to the page as a whole.
 *
 * @param name what is there
 * @param href the path of the other address, with the folder that the site is served from
 */
export function renderMovedPage(name: string, href: string, finder?: EntryFinder): string {
  const title = escapeHtml(name);
  const link = escapeHtml(href);
  const refresh = `<meta http-equiv="refresh" content="0;url=${link}">`;
  const inventory = finder && ` data-inventory="${escapeHtml(finder.inventory)}"`;
  return [
    '<!doctype html><html><head><meta charset="utf-8">',
    `<title>${title}</title><meta name="robots" content="noindex">`,
    finder === undefined ? refresh : `<noscript>${refresh}</noscript>`,
    finder && `<script defer src="${escapeHtml(finder.script)}"></script>`,
    `</head><body><a href="${link}"${inventory ?? ''}>${title}</a></body></html>`,
  ].join('');
}
