import { REFERENCE_FOLDER } from '../../contract/reference-folder.ts';
import { WrapdocsError } from '../../errors.ts';

const LABEL = /^[A-Za-z0-9][A-Za-z0-9._+-]{0,63}$/;
/**
 * Names that Windows reserves for devices, with any extension, and a trailing dot, which it drops.
 */
const WINDOWS = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)|\.$/i;
/** What every site has at its top, besides its own pages. */
const ROUTES = new Set(
  [
    '404.html',
    REFERENCE_FOLDER,
    `${REFERENCE_FOLDER}.md`,
    'favicon.svg',
    'history.json',
    'index.html',
    'index.md',
    'llms-full.txt',
    'llms.txt',
    'objects.inv',
    'pagefind',
    'pages.json',
    'pictures',
    'relocation.json',
    'robots.txt',
    'sitemap-0.xml',
    'sitemap-index.xml',
    'symbols.json',
    'titles.json',
    'versions.json',
    'whats-new',
    'whats-new.md',
    'wrapdocs-base',
    'CNAME',
  ].map(foldName),
);

type LabelKind = 'version' | 'alias';

/**
 * Checks the name of a version or an alias. It is the name of a folder on every file system and a
 * part of addresses, and must not be a page of the site.
 *
 * @throws WrapdocsError that describes the problem
 */
export function checkLabel(label: string, kind: LabelKind): void {
  if (!LABEL.test(label))
    throw makeUnusable(label, kind, 'it is too long or contains other characters');
  if (WINDOWS.test(label))
    throw makeUnusable(label, kind, 'Windows does not allow folders with this name');
  if (ROUTES.has(foldName(label)))
    throw makeUnusable(label, kind, 'the site has a page or file with this name');
}

/**
 * Refuses a name that is taken, also if only case-insensitive file systems treat the two as equal.
 *
 * @param taken the names at the top of the site
 */
export function requireFree(label: string, kind: LabelKind, taken: Iterable<string>): void {
  const other = [...taken].find((name) => foldName(name) === foldName(label));
  if (other === undefined) return;
  throw makeUnusable(label, kind, `the site already has \`${other}\``);
}

/** A name as case-insensitive file systems compare it. */
function foldName(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

function makeUnusable(label: string, kind: LabelKind, why: string): WrapdocsError {
  const noun = kind === 'version' ? 'a version' : 'an alias';
  return new WrapdocsError({
    code: 'USAGE',
    message: `${JSON.stringify(label)} cannot be the name of ${noun}: ${why}.`,
    hint: 'Use letters, digits, `.`, `_`, `+` and `-`, at most 64, and begin with a letter or digit: `1.2.0`.',
  });
}
