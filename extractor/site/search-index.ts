import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { close, type PagefindIndex } from 'pagefind';
import { listHtmlFiles } from './html-files.ts';
import { makeFailure, startPagefind } from './pagefind-process.ts';
import { getSearchedPart } from './searched-part.ts';

/** Pages that are handed to Pagefind before the first of them must be done. */
const AT_ONCE = 32;
/** How long to wait before looking for a page again that is not there yet. */
const INTERVAL_MS = 50;
/** Every page ends like this, so a page that does not is still being written. */
const END = '</html>';

/** What Pagefind writes besides the index for sites without a search box of their own. */
const OTHER_INTERFACES = /^pagefind-(?:ui|modular-ui|component-ui|highlight)\./;

/** The search index of a site. The index, whose pages have numbers, depends on their order. */
export interface SearchIndex {
  /**
   * Adds pages while they are being rendered, in this order.
   *
   * @param pages the files of the pages, below the site
   */
  follow: (pages: readonly string[]) => void;
  /** Adds pages again whose content has changed; they keep their places. */
  replace: (pages: readonly string[]) => void;
  /** Writes the index into the site as soon as all pages that it follows are there. */
  write: () => void;
  /** Fulfilled when the index is complete; all pages are rendered. */
  complete: () => Promise<void>;
  /** Ends Pagefind, which is a process of its own. */
  close: () => Promise<void>;
}

/** Starts the search index of a site, which may still be empty. */
export function createSearchIndex(site: string): SearchIndex {
  const folder = path.join(site, 'pagefind');
  const pagefind = startPagefind(site);
  const creating = pagefind
    .wait(pagefind.creating)
    .then(({ index, errors }) => index ?? fail(errors));
  const added = new Set<string>();
  /** How often a page was added that search finds. */
  let additions = 0;
  /** How many of them are in the written index; undefined as long as it is not written. */
  let written: number | undefined;
  let isRendered = false;
  let isClosed = false;
  let following: Promise<void> = creating.then(() => undefined);
  // `complete` awaits it, too, and reports its failure.
  following.catch(() => undefined);

  async function add(pages: Iterable<string>): Promise<void> {
    const index = await creating;
    const adding: Promise<void>[] = [];
    for (const page of pages) {
      const html = await waitForPage(path.join(site, page), () => isRendered || isClosed);
      // Pagefind would start again.
      if (isClosed) return;
      if (html === undefined || added.has(page)) continue;
      added.add(page);
      const content = getSearchedPart(html);
      if (content === undefined) continue;
      additions += 1;
      const one = pagefind.wait(addPage(index, page, content));
      // It is awaited later, and fails if the index is closed before that.
      one.catch(() => undefined);
      adding.push(one);
      if (adding.length === AT_ONCE) await Promise.all(adding.splice(0));
    }
    await Promise.all(adding);
  }

  async function flush(): Promise<void> {
    const index = await creating;
    if (isClosed || written === additions) return;
    // The files of an index with other pages have other names.
    rmSync(folder, { recursive: true, force: true });
    written = additions;
    check(await pagefind.wait(index.writeFiles({ outputPath: folder })));
    for (const name of readdirSync(folder))
      if (OTHER_INTERFACES.test(name)) rmSync(path.join(folder, name));
  }

  function enqueue(action: () => Promise<void>): void {
    following = following.then(action);
    following.catch(() => undefined);
  }

  return {
    follow: (pages) => enqueue(() => add(pages)),
    replace: (pages) =>
      enqueue(() => {
        for (const page of pages) added.delete(page);
        return add(pages);
      }),
    write: () => enqueue(flush),
    complete: async () => {
      isRendered = true;
      await following;
      await flush();
    },
    close: async () => {
      isClosed = true;
      await close();
    },
  };
}

/** Writes the search index of a rendered site into the site. */
export async function indexSite(site: string): Promise<void> {
  const index = createSearchIndex(site);
  try {
    index.follow(listHtmlFiles(site));
    await index.complete();
  } finally {
    await index.close();
  }
}

/** The text of a page once it is complete, or undefined if the site is rendered without it. */
async function waitForPage(file: string, isRendered: () => boolean): Promise<string | undefined> {
  for (;;) {
    const isLast = isRendered();
    const html = readIfThere(file);
    if (isLast || html?.trimEnd().endsWith(END) === true) return html;
    await setTimeout(INTERVAL_MS);
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

async function addPage(index: PagefindIndex, page: string, content: string): Promise<void> {
  check(await index.addHTMLFile({ sourcePath: page, content }));
}

function check({ errors }: { errors: string[] }): void {
  if (errors.length > 0) fail(errors);
}

function fail(errors: string[]): never {
  throw makeFailure(`says ${errors.join('; ')}`);
}
