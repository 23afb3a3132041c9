import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { WrapdocsError } from '../errors.ts';

const LONGEST_PART = 6_000;

/**
 * A part of the Markdown of a page of the site.
 *
 * @param address the address of the page or of its Markdown file, with or without the host
 */
export async function readPage(site: string, address: string, offset = 0): Promise<string> {
  const text = await readMarkdown(site, address);
  const end = offset + LONGEST_PART;
  const rest = text.length - end;
  const more = rest > 0 ? `\n\n[${String(rest)} more characters: offset ${String(end)}]` : '';
  return text.slice(offset, end) + more;
}

async function readMarkdown(site: string, address: string): Promise<string> {
  const { pathname } = new URL(address, 'https://site.invalid/');
  const plain = decodeURIComponent(pathname).replace(/\/$/, '').replace(/\.md$/, '');
  const root = await realpath(site);
  const names = plain.endsWith('.txt') ? [plain] : [`${plain}.md`, `${plain}/index.md`];
  for (const name of names) {
    const file = await realpath(path.join(root, name)).catch(() => undefined);
    if (file === undefined || path.relative(root, file).startsWith('..')) continue;
    return readFile(file, 'utf8');
  }
  throw new WrapdocsError({
    code: 'USAGE',
    message: `The site has no page ${address}.`,
    hint: 'Take an address from /llms.txt, which lists the pages.',
  });
}
