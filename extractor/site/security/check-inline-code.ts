import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { WrapdocsError } from '../../errors.ts';
import { formatCount } from '../../terminal/format-count.ts';
import { hashCode } from './hash-code.ts';
import { findInlineCode, type InlineCode } from './inline-code.ts';
import { scanPage } from './scan-page.ts';

/** Hashes of the code that stands in the pages of a site, sorted. */
export interface UsedCode {
  scripts: string[];
  styles: string[];
}

interface Found extends InlineCode {
  page: string;
  hash: string;
}

const SHOWN = 10;
const START = 70;

/**
 * Looks at all pages of a site for inline code.
 *
 * @param allowed hashes of the code that may stand there
 * @throws WrapdocsError that names the pages with code that the browser would refuse to run
 */
export async function checkInlineCode(
  site: string,
  allowed: ReadonlySet<string>,
): Promise<UsedCode> {
  const found = await findInPages(site, allowed);
  const refused = found.filter(({ kind, hash }) => kind === 'attribute' || !allowed.has(hash));
  if (refused.length > 0) throw makeRefused(refused);
  const list = (kind: InlineCode['kind']) =>
    [...new Set(found.filter((code) => code.kind === kind).map(({ hash }) => hash))].sort();
  return { scripts: list('script'), styles: list('style') };
}

async function findInPages(site: string, allowed: ReadonlySet<string>): Promise<Found[]> {
  const hashes = new Map<string, string>();
  const getHash = (text: string): string => {
    const hash = hashes.get(text) ?? hashCode(text);
    hashes.set(text, hash);
    return hash;
  };
  const isKnown = (text: string): boolean => allowed.has(getHash(text));
  const found: Found[] = [];
  for (const page of await listPages(site)) {
    const html = await readFile(path.join(site, page), 'utf8');
    const code = scanPage(html, isKnown) ?? findInlineCode(html);
    found.push(...code.map((one) => ({ ...one, page, hash: getHash(one.text) })));
  }
  return found;
}

async function listPages(site: string): Promise<string[]> {
  const files = await readdir(site, { recursive: true });
  return files.filter((file) => file.endsWith('.html')).sort();
}

function makeRefused(refused: readonly Found[]): WrapdocsError {
  const lines = [...new Set(refused.map(describe))];
  const more = lines.length - SHOWN;
  const what = formatCount(lines.length, 'piece');
  return new WrapdocsError({
    code: 'SITE_BUILD_FAILED',
    message: [
      `The site's Content-Security-Policy refuses ${what} of inline code; nothing was published:`,
      ...lines.slice(0, SHOWN),
      ...(more > 0 ? [`  and ${String(more)} more`] : []),
    ].join('\n'),
    hint: 'Put the code into a file that the page loads, or, once you have read it, add its hash to `site.scripts` in the configuration. Event handlers and `javascript:` links have no hash: write them as a script. If the page is not yours, see "Inline code" in CONTRIBUTING.md.',
  });
}

function describe({ page, kind, text, hash }: Found): string {
  const start = text.replace(/\s+/g, ' ').trim().slice(0, START);
  return kind === 'attribute' ? `  ${page}: ${start}` : `  ${page}: <${kind}> ${start} (${hash})`;
}
