import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { walkFiles } from '../output/walk-files.ts';
import { STAMP_FILE, type Stamp } from './stamp.ts';

export interface SiteSize {
  pages: number;
  bytes: number;
}

/** Adds up the bytes of a site. */
export function measureBytes(site: string): number {
  return listSizes(site).reduce((sum, { size }) => sum + size, 0);
}

/**
 * Whether the files of a site are as its build has left them: all of them together have the same
 * size, and none was written after the stamp, which is written last.
 */
export function isUntouched(site: string, { bytes }: Stamp): boolean {
  const { mtimeMs: written } = statSync(path.join(site, STAMP_FILE));
  let found = 0;
  for (const name of walkFiles(site)) {
    if (name === STAMP_FILE) continue;
    const { size, mtimeMs } = statSync(path.join(site, name));
    if (mtimeMs > written) return false;
    found += size;
  }
  return found === bytes;
}

interface SizedFile {
  file: string;
  size: number;
}

/** Counts the pages and bytes of a site. */
export function measureSite(site: string): SiteSize {
  const files = listSizes(site);
  return {
    pages: findPages(files).length,
    bytes: files.reduce((sum, { size }) => sum + size, 0),
  };
}

/** The HTML files of a site. An address that only leads to another one is no page. */
export function listPages(site: string): string[] {
  return findPages(listSizes(site)).map(({ file }) => file);
}

function listSizes(site: string): SizedFile[] {
  return Array.from(walkFiles(site), (name) => {
    const file = path.join(site, name);
    return { file, size: statSync(file).size };
  });
}

function findPages(files: readonly SizedFile[]): SizedFile[] {
  return files.filter((file) => file.file.endsWith('.html') && !isRedirect(file));
}

/** A page that only redirects has less than this many bytes. */
const MOST_OF_A_REDIRECT = 4096;

function isRedirect({ file, size }: SizedFile): boolean {
  if (size >= MOST_OF_A_REDIRECT) return false;
  return readFileSync(file, 'utf8').includes('http-equiv="refresh"');
}
