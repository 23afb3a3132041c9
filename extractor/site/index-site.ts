import { readFileSync } from 'node:fs';
import path from 'node:path';
import { close, createIndex, type HTMLFile, type PagefindIndex } from 'pagefind';
import { WrapdocsError } from '../errors.ts';
import { listHtmlFiles } from './html-files.ts';
import { getSearchedPart } from './searched-part.ts';

/** Pages that are handed to Pagefind before the first of them must be done. */
const AT_ONCE = 32;

/** Writes the search index of a rendered site into the site. */
export async function indexSite(site: string): Promise<void> {
  try {
    const { index, errors } = await createIndex();
    if (index === undefined) throw makeError(errors);
    await addPages(index, site);
    check(await index.writeFiles({ outputPath: path.join(site, 'pagefind') }));
  } finally {
    await close();
  }
}

/** Adds the pages by name: the index, whose pages have numbers, depends on their order. */
async function addPages(index: PagefindIndex, site: string): Promise<void> {
  const pages = listHtmlFiles(site);
  for (let start = 0; start < pages.length; start += AT_ONCE) {
    const batch = pages.slice(start, start + AT_ONCE);
    const files = batch.flatMap((page) => readPage(site, page));
    const added = await Promise.all(files.map((file) => index.addHTMLFile(file)));
    added.forEach(check);
  }
}

/** What the index gets of a page, if search is to find it. */
function readPage(site: string, page: string): HTMLFile[] {
  const content = getSearchedPart(readFileSync(path.join(site, page), 'utf8'));
  return content === undefined ? [] : [{ sourcePath: page, content }];
}

function check({ errors }: { errors: string[] }): void {
  if (errors.length > 0) throw makeError(errors);
}

function makeError(errors: string[]): WrapdocsError {
  return new WrapdocsError({
    code: 'SITE_BUILD_FAILED',
    message: `Pagefind could not index the site: ${errors.join('; ')}`,
    hint: 'Run the build again. If the problem persists, this is a bug in wrapdocs. Please report it.',
  });
}
