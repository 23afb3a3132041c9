import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { glob, type Loader } from 'astro/loaders';
import { fillSnippets, listSnippetFiles } from '../../../extractor/site-input/prose/snippet.ts';
import type { Entry, EntryType, PagesContext } from './pages-context.ts';
import { takeTitle } from './page-title.ts';
import { tolerateFrontMatter } from './tolerate-front-matter.ts';
import { transformMarkdown } from './transform-markdown.ts';
import { watchSnippets } from './watch-snippets.ts';

/**
 * Loads the narrative pages of a folder. A page without a title gets that of its first heading, and
 * what was written for GitHub is adapted; in MDX, the text stays, because Astro compiles the file itself.
 */
export function loadPages(base: string, project: string): Loader {
  const loader = glob({ base, pattern: '**/[^_]*.{md,mdx}' });
  return {
    ...loader,
    load: (given) => {
      const known = given as PagesContext;
      const bodies = new Map<string, string>();
      const onSnippets = known.watcher === undefined ? undefined : watchSnippets(known.watcher);
      const entryTypes = prepareEntries(known.entryTypes, { base, project, bodies, onSnippets });
      // A page is rendered again if the code changes that it shows, or if its folder has moved: what
      // was kept of it names the files of its pictures.
      const generateDigest = (data: Record<string, unknown> | string): string =>
        known.generateDigest(
          typeof data === 'string' ? `${base}\n${data}${bodies.get(data) ?? ''}` : data,
        );
      const context: PagesContext = { ...known, entryTypes, generateDigest };
      // Only `wrapdocs dev` watches files.
      return loader.load(
        known.watcher === undefined ? context : tolerateFrontMatter(context, project),
      );
    },
  };
}

interface Options {
  base: string;
  project: string;
  /** Receives the texts with their snippets, by the contents of the files. */
  bodies: Map<string, string>;
  /** Called with a page and the files that it shows code of. */
  onSnippets: ((page: string, files: readonly string[]) => void) | undefined;
}

function prepareEntries(
  entryTypes: Map<string, EntryType>,
  { base, project, bodies, onSnippets }: Options,
): Map<string, EntryType> {
  return new Map(
    [...entryTypes].map(([extension, type]) => [
      extension,
      {
        ...type,
        getEntryInfo: async (file) => {
          const { data, body } = await type.getEntryInfo(file);
          const place = { file: fileURLToPath(file.fileUrl), project };
          onSnippets?.(place.file, listSnippetFiles(body, place));
          const filled = fillSnippets(body, place);
          bodies.set(file.contents, filled);
          return prepare({ data, body: filled }, getPath(file, base));
        },
      },
    ]),
  );
}

function getPath({ fileUrl }: { fileUrl: URL }, base: string): string {
  return relative(base, fileURLToPath(fileUrl)).replaceAll('\\', '/');
}

function prepare({ data, body }: Entry, file: string): Entry {
  const { title: given } = data;
  if (given !== undefined && given !== null && given !== '') {
    return { data, body: transformMarkdown(body, file) };
  }
  const titled = takeTitle(body, file);
  return { data: { ...data, title: titled.title }, body: transformMarkdown(titled.body, file) };
}
