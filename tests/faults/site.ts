import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { TOKEN_BASE } from '../../extractor/release/copies/relocation.ts';
import { listFiles } from '../../extractor/release/file-tree.ts';

/** A folder that is removed when the test ends. */
export function makeTemporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'wrapdocs-release-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** Writes a site as rendered for a release; each page contains `mark`. */
export function writeRenderedSite(folder: string, mark: string, pages = 12): string {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), makePage(mark));
  writeFileSync(path.join(folder, 'picture.png'), `\0${mark}`);
  for (let page = 0; page < pages; page += 1) {
    const place = path.join(folder, `${mark}-${String(page % 3)}`, `page-${String(page)}`);
    mkdirSync(place, { recursive: true });
    writeFileSync(path.join(place, 'index.html'), makePage(mark));
  }
  return folder;
}

function makePage(mark: string): string {
  return `<!DOCTYPE html><html><head></head><body><a href="${TOKEN_BASE}">${mark.repeat(50)}</a></body></html>`;
}

/** A text that identifies the content of a folder: the names and the bytes of its files. */
export function digest(folder: string): string {
  if (!existsSync(folder)) return 'nothing';
  const hash = createHash('sha256');
  for (const file of listFiles(folder)) {
    const bytes = readFileSync(path.join(folder, file));
    hash.update(JSON.stringify([file, bytes.length])).update(bytes);
  }
  return hash.digest('hex');
}
