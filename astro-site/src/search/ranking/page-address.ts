/** Where a pasted address leads on this site: the path of the page, and with its anchor. */
export interface PageAddress {
  page: string;
  target: string;
}

const ADDRESS = /^(?:https?:\/\/[^/\s]+)?(\/[^\s?#]*)(?:\?[^\s#]*)?(#\S*)?$/iu;

/** Reads an address that may belong to this site; undefined for any other text. */
export function readAddress(text: string): PageAddress | undefined {
  const [, path, anchor = ''] = ADDRESS.exec(text) ?? [];
  if (path === undefined || path === '/') return undefined;
  const page = path.endsWith('/') ? path : `${path}/`;
  return { page, target: `${page}${anchor}` };
}
