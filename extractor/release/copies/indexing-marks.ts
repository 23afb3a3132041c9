import { TOKEN_BASE } from './relocation.ts';

const CANONICAL = /<link rel="canonical" href="([^"]*)"(\/?)>/;
const MARKS =
  /(?:<link rel="canonical" href="[^"]*"\/?>)?<meta name="robots" content="noindex" data-frozen="([^"]*)"(\/?)>/;

interface Place {
  /** Whether the site has the page at its root, too. */
  isAtRoot: boolean;
  /** The path of the root, with its slashes. */
  root: string;
}

/**
 * Tells search engines to skip a page of a frozen copy and to use the same page at the root. The
 * mark contains the page's own canonical address.
 */
export function addMarks(html: string, { isAtRoot, root }: Place): string {
  const [head, rest] = splitHead(html);
  if (rest === '') return html;
  const [canonical, own = '', slash = '/'] = CANONICAL.exec(head) ?? [];
  const mark = `<meta name="robots" content="noindex" data-frozen="${own}"${slash}>`;
  if (canonical === undefined) return `${head}${mark}${rest}`;
  const there = `<link rel="canonical" href="${own.replace(TOKEN_BASE, () => root)}"${slash}>`;
  return `${head.replace(canonical, () => (isAtRoot ? there : '') + mark)}${rest}`;
}

/** Restores a page of a frozen copy. */
export function removeMarks(html: string): string {
  const [head, rest] = splitHead(html);
  const bare = head.replace(MARKS, (_, own: string, slash: string) =>
    own === '' ? '' : `<link rel="canonical" href="${own}"${slash}>`,
  );
  return bare + rest;
}

/** Only redirects that Astro makes for moved routes have no head; Astro marks them itself. */
function splitHead(html: string): [string, string] {
  const end = html.indexOf('</head>');
  return end === -1 ? [html, ''] : [html.slice(0, end), html.slice(end)];
}
