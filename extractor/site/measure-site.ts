import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { walkFiles } from '../output/walk-files.ts';

export interface SiteSize {
  pages: number;
  bytes: number;
}

/** Adds up the bytes of a site. */
export function measureBytes(site: string): number {
  return listSizes(site).reduce((sum, { size }) => sum + size, 0);
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
