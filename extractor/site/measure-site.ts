import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

export interface SiteSize {
  pages: number;
  bytes: number;
}

interface SizedFile {
  file: string;
  size: number;
}

/** Counts the pages and bytes of a site. */
export async function measureSite(site: string): Promise<SiteSize> {
  const files = await listFiles(site);
  return {
    pages: (await findPages(files)).length,
    bytes: files.reduce((sum, { size }) => sum + size, 0),
  };
}

/** The HTML files of a site. An address that only leads to another one is no page. */
export async function listPages(site: string): Promise<string[]> {
  return (await findPages(await listFiles(site))).map(({ file }) => file);
}

async function listFiles(site: string): Promise<SizedFile[]> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => {
        const file = path.join(parentPath, name);
        return { file, size: (await stat(file)).size };
      }),
  );
}

async function findPages(files: readonly SizedFile[]): Promise<SizedFile[]> {
  const html = files.filter(({ file }) => file.endsWith('.html'));
  const redirects = await Promise.all(html.map(isRedirect));
  return html.filter((_, index) => redirects[index] === false);
}

/** A page that only redirects has less than this many bytes. */
const MOST_OF_A_REDIRECT = 4096;

async function isRedirect({ file, size }: SizedFile): Promise<boolean> {
  if (size >= MOST_OF_A_REDIRECT) return false;
  return (await readFile(file, 'utf8')).includes('http-equiv="refresh"');
}
