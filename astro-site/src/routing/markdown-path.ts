import { posix } from 'node:path';
import { isSourcePage } from './route.ts';

/** A file for programs or a picture: the addresses of pages end in a slash. */
const FILE = /\.(?:json|svg)$/;

/**
 * The path of a page's Markdown file: `/a/b/` is `/a/b.md`, the home page `/index.md`. Addresses of
 * other sites and of files stay unchanged, and those of pages with source, which have no Markdown file.
 *
 * @param base the folder that the site is served from, with its slashes
 */
export function getMarkdownPath(href: string, base = '/'): string {
  if (!/^\/(?!\/)/.test(href)) return href;
  if (isSourcePage(href)) return href;
  const [path = '', hash] = href.split('#', 2);
  if (FILE.test(path)) return href;
  const page = path === base ? `${base}index` : path.replace(/\/+$/, '');
  return `${page}.md${hash === undefined ? '' : `#${hash}`}`;
}

/** The relative path from one Markdown file to another, or to a page. */
export function getRelativePath(from: string, to: string): string {
  if (!/^\/(?!\/)/.test(to)) return to;
  const [path = '', hash] = to.split('#', 2);
  const anchor = hash === undefined ? '' : `#${hash}`;
  if (path === from) return anchor === '' ? posix.basename(path) : anchor;
  const end = path.endsWith('/') ? '/' : '';
  return posix.relative(posix.dirname(from), path) + end + anchor;
}
