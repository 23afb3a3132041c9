import { RELEASES_VERSION } from '../../contract/version.ts';
import { PageListSchema, type PageList } from '../../contract/versions.ts';
import { WrapdocsError } from '../../errors.ts';

/** The file in the folder of a version that lists its pages. */
export const PAGES_FILE = 'pages.json';

const PAGE = /^(.*\/)?index\.html$/;

/** The pages among the files of a site. */
export function makePageList(files: readonly string[]): PageList {
  const pages = files.flatMap((file) => {
    const match = PAGE.exec(file);
    return match === null ? [] : [match[1] ?? ''];
  });
  return { schemaVersion: RELEASES_VERSION, pages: pages.sort() };
}

/** The file of a page. */
export function getPageFile(page: string): string {
  return `${page}index.html`;
}

/** @param place the file's name in messages */
export function parsePageList(text: string, place: string): PageList {
  try {
    return PageListSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new WrapdocsError({
      code: 'RELEASES_UNREADABLE',
      message: `${place} is damaged: it is not a list of pages. Nothing was changed.`,
      hint: 'Release this version again with --replace.',
      cause,
    });
  }
}
