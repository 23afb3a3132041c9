import { getSite } from './site.ts';

const LINK = /<a href="py:([^"]*)"([^>]*)>([^]*?)<\/a>/g;

/**
 * Gives the links to Python objects in a narrative page their addresses. The text of a link to an
 * unknown object stays.
 *
 * @param onUnknown called with each name that neither this site nor an inventory documents
 */
export function linkNames(html: string, onUnknown: (name: string) => void = ignore): string {
  return html.replaceAll(LINK, (_, name: string, attributes: string, text: string) => {
    const href = findAddress(name);
    if (href !== undefined)
      return `<a href="${encodeURI(decodeURI(href))}"${attributes}>${text}</a>`;
    // Without a dot, brackets may mean something else: `rows [i][j]`.
    if (!name.includes('.') && text !== `<code>${name}</code>`)
      return text === name ? `[${text}][]` : `[${text}][${name}]`;
    onUnknown(name);
    return text;
  });
}

/** The address of what a name means in any of the packages, with the base. */
export function findAddress(name: string): string | undefined {
  for (const { view, href, resolve } of getSite().scopes) {
    const found = href(name) ?? resolve(name, view.index.name);
    if (found !== undefined) return found;
  }
  return undefined;
}

function ignore(): void {
  // Only pages report what they do not know, not their Markdown files.
}
