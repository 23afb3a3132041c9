import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { AllowedHosts } from '../../config/site-schema.ts';
import { REFERENCE_FOLDER } from '../../contract/reference-folder.ts';
import { listHtmlFiles } from '../html-files.ts';
import { readPage, type PageLink, type PageLinks } from './read-page.ts';

/** An address that leads nowhere, or from which the browser loads nothing. */
export interface BadLink {
  /** The path of the page below the site's base: `guide/`. */
  page: string;
  href: string;
  problem:
    | { kind: 'page' }
    | { kind: 'anchor'; anchor: string }
    | { kind: 'host'; origin: string; setting: keyof AllowedHosts };
}

interface Options {
  /** The path that the site is served from, with its slashes. */
  base: string;
  /** The hosts that the Content-Security-Policy allows. */
  allow: AllowedHosts;
  /** Whether the pages of the reference are checked, too, and not only those that people write. */
  isWhole: boolean;
  /** Whether addresses outside of the base lead to other releases, which are not here. */
  isRelease?: boolean;
}

/** The setting that allows what an element loads. */
const LOADED = new Map<string, keyof AllowedHosts>([
  ['img', 'images'],
  ['iframe', 'frames'],
  ['script', 'scripts'],
  ['video', 'media'],
  ['audio', 'media'],
  ['source', 'media'],
  ['link stylesheet', 'styles'],
]);

/** Checks the links and the content of other hosts in the pages of a built site. */
export function checkLinks(
  site: string,
  { base, allow, isWhole, isRelease = false }: Options,
): BadLink[] {
  const read = createReader(site);
  const files = listHtmlFiles(site, (folder) => isWhole || folder !== REFERENCE_FOLDER);
  return files.flatMap((file) => {
    const page = file.replace(/(^|\/)index\.html$/, '$1');
    const { links } = read(file) ?? { links: [] };
    const unique = new Map(links.map((link) => [`${link.tag} ${link.href}`, link]));
    return [...unique.values()].flatMap((link): BadLink[] => {
      const { href } = link;
      const problem = findBlocked(link, allow) ?? findBroken(href, { page, base, read, isRelease });
      return problem === undefined ? [] : [{ page, href, problem }];
    });
  });
}

type Read = (file: string) => PageLinks | undefined;

/** Reads each page once. */
function createReader(site: string): Read {
  const known = new Map<string, PageLinks | undefined>();
  return (file) => {
    if (!known.has(file)) known.set(file, readFile(path.join(site, file)));
    return known.get(file);
  };
}

/** The links of a page; a file that is not a page has none. */
function readFile(file: string): PageLinks | undefined {
  if (!existsSync(file)) return undefined;
  if (!file.endsWith('.html')) return { anchors: new Set(), links: [] };
  return readPage(readFileSync(file, 'utf8'));
}

interface Place extends Required<Pick<Options, 'base' | 'isRelease'>> {
  page: string;
  read: Read;
}

const HOST = 'http://site.invalid';

function findBroken(
  href: string,
  { page, base, read, isRelease }: Place,
): BadLink['problem'] | undefined {
  const target = URL.parse(href, `${HOST}${base}${page}`);
  if (target?.origin !== HOST) return undefined;
  const address = decode(target.pathname);
  if (!address.startsWith(base)) return isRelease ? undefined : { kind: 'page' };
  const file = address.slice(base.length);
  const found = findFile(file, read);
  if (found === undefined) return { kind: 'page' };
  const anchor = decode(target.hash.slice(1));
  const isText = anchor === '' || anchor === '_top' || anchor.startsWith(':~:');
  return isText || found.anchors.has(anchor) ? undefined : { kind: 'anchor', anchor };
}

function findFile(file: string, read: Read): PageLinks | undefined {
  if (file === '' || file.endsWith('/')) return read(`${file}index.html`);
  return /\.\w+$/.test(file)
    ? (read(file) ?? read(`${file}/index.html`))
    : read(`${file}/index.html`);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function findBlocked(
  { tag, href, rel }: PageLink,
  allow: AllowedHosts,
): BadLink['problem'] | undefined {
  const setting = LOADED.get(rel === undefined ? tag : `${tag} ${rel}`);
  const target = URL.parse(href, HOST);
  if (setting === undefined || target === null || !/^https?:$/.test(target.protocol))
    return undefined;
  const { origin } = target;
  if (origin === HOST || allow[setting].some((pattern) => isAllowed(origin, pattern)))
    return undefined;
  return { kind: 'host', origin, setting };
}

/** Whether an origin matches one of a policy, which may begin with `*.`. */
function isAllowed(origin: string, pattern: string): boolean {
  const [scheme = '', host = ''] = pattern.split('://');
  return host.startsWith('*.')
    ? origin.startsWith(`${scheme}://`) && origin.endsWith(host.slice(1))
    : origin === pattern;
}
