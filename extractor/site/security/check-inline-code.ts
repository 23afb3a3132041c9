import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { WrapdocsError } from '../../errors.ts';
import { formatCount } from '../../terminal/format-count.ts';
import { listHtmlFiles } from '../html-files.ts';
import { findInlineCode, hashCode, type InlineCode } from './inline-code.ts';
import { scanPage } from './scan-page.ts';

/** Hashes of the inline code in the pages of a site, sorted. */
export interface UsedCode {
  scripts: string[];
  styles: string[];
}

/** Pages that are scanned before other work gets its turn. */
const AT_ONCE = 32;
const SHOWN = 10;
const START = 70;

/**
 * Looks for inline code in the pages of a site.
 *
 * @param pages the HTML files, below the site; by default all
 * @param allowed hashes of the code that the pages may contain
 * @throws WrapdocsError that names the pages with code that the browser would refuse to run
 */
export async function checkInlineCode(
  site: string,
  allowed: ReadonlySet<string>,
  pages: readonly string[] = listHtmlFiles(site),
): Promise<UsedCode> {
  const used = { script: new Set<string>(), style: new Set<string>() };
  const refused = new Set<string>();
  const getHash = createHasher();
  for (const [index, page] of pages.entries()) {
    // Whatever else goes on, such as Ctrl-C, gets its turn.
    if (index % AT_ONCE === 0) await setImmediate();
    const html = readFileSync(path.join(site, page), 'utf8');
    const found = scanPage(html, (text) => allowed.has(getHash(text))) ?? findInlineCode(html);
    for (const { kind, text } of found) {
      const hash = getHash(text);
      if (kind === 'attribute' || !allowed.has(hash)) refused.add(describe(page, kind, text, hash));
      else used[kind].add(hash);
    }
  }
  if (refused.size > 0) throw makeRefused([...refused]);
  return { scripts: [...used.script].sort(), styles: [...used.style].sort() };
}

/** Hashes each text once. A substring of a page would keep the whole page in memory. */
function createHasher(): (text: string) => string {
  const hashes = new Map<string, string>();
  return (text) => {
    const known = hashes.get(text);
    if (known !== undefined) return known;
    const hash = hashCode(text);
    hashes.set(copyText(text), hash);
    return hash;
  };
}

function copyText(text: string): string {
  return Buffer.from(text).toString();
}

function makeRefused(lines: readonly string[]): WrapdocsError {
  const more = lines.length - SHOWN;
  const what = formatCount(lines.length, 'piece');
  return new WrapdocsError({
    code: 'SITE_BUILD_FAILED',
    message: [
      `The site's Content-Security-Policy does not allow ${what} of inline code, so nothing was published:`,
      ...lines.slice(0, SHOWN),
      ...(more > 0 ? [`  and ${String(more)} more`] : []),
    ].join('\n'),
    hint: 'Move the code to a file that the page loads. If you have checked that the code is safe, you can also add its hash to `site.scripts` in the configuration. Event handlers and `javascript:` links do not have a hash, so write them as a script. If the page is not yours, this is a bug in wrapdocs. Please report it.',
  });
}

function describe(page: string, kind: InlineCode['kind'], text: string, hash: string): string {
  const start = copyText(text.replace(/\s+/g, ' ').trim().slice(0, START));
  return kind === 'attribute' ? `  ${page}: ${start}` : `  ${page}: <${kind}> ${start} (${hash})`;
}
