/** Where an old address leads to. */
interface Redirect {
  /** The old path: `/old` or `/old.html`. */
  from: string;
  /** A path, a whole address, or the name of a documented object: `shop.Client`. */
  to: string;
}

/**
 * Divides redirects into those that hosts can follow by themselves, and those that need a page: the
 * build knows the addresses of documented objects, and a page of Sphinx (`/api.html#shop.Client.get`)
 * leads to the entry that its fragment names, which only browsers see. Hosts differ in how they read
 * addresses with escaped characters.
 */
export function divideRedirects(redirects: Readonly<Record<string, string>>): {
  plain: Redirect[];
  pages: Redirect[];
} {
  const all = Object.entries(redirects).map(([from, to]) => ({ from, to }));
  return {
    plain: all.filter((one) => !needsPage(one)),
    pages: all.filter(needsPage),
  };
}

function needsPage({ from, to }: Redirect): boolean {
  return from.endsWith('.html') || from.includes('%') || isName(to);
}

/** Whether a redirect leads to a documented object. */
export function isName(to: string): boolean {
  return /^[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)*$/u.test(to);
}
