import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { TOKEN_BASE } from '../../../../extractor/release/copies/relocation.ts';
import { listFiles } from '../../../../extractor/release/file-tree.ts';
import { STAMP_FILE } from '../../../../extractor/site/stamp.ts';

const HEADERS = { 'Content-Security-Policy': "default-src 'none'; script-src 'self' 'sha256-a'" };

/** Writes a small site as rendered for a release; `mark` distinguishes it from others. */
export function writeRenderedSite(folder: string, mark: string, pages: string[] = ['', 'guide/']) {
  const stamp = { fingerprint: mark, findings: 0, pages: 2, bytes: 1, headers: HEADERS };
  const files: Record<string, string> = {
    [STAMP_FILE]: JSON.stringify(stamp),
    _headers: '/*\n',
    '404.html': makePage('404', mark),
    '_astro/page.abc.js': `export const base = "${TOKEN_BASE}"; // ${mark}`,
    'symbols.json': JSON.stringify([`${TOKEN_BASE}guide/#${mark}`]),
    'picture.png': `\0\u00ff${TOKEN_BASE}${mark}`,
    'api-docs/index.md': `[${mark}](${TOKEN_BASE})`,
  };
  for (const page of pages) files[`${page}index.html`] = makePage(page, mark);
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

function makePage(page: string, mark: string): string {
  const canonical = `<link rel="canonical" href="https://shop.example${TOKEN_BASE}${page}"/>`;
  return `<!DOCTYPE html><html><head><title>${mark}</title>${canonical}</head><body><a href="${TOKEN_BASE}guide/">/1.0/</a></body></html>`;
}

/** The digest of every file of a folder, by its name; empty if there is no folder. */
export function digest(folder: string): Record<string, string> {
  const files = listFiles(folder).map((file) => {
    const bytes = readFileSync(path.join(folder, file));
    return [file, createHash('sha256').update(bytes).digest('hex')];
  });
  return Object.fromEntries(files) as Record<string, string>;
}
