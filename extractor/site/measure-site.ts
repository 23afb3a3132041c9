import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

export interface SiteSize {
  pages: number;
  bytes: number;
}

/** Counts the pages and bytes of a site. */
export async function measureSite(site: string): Promise<SiteSize> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(path.join(parentPath, name))).size),
  );
  return {
    pages: files.filter(({ name }) => name.endsWith('.html')).length,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
  };
}
