import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { glob, type Loader, type LoaderContext } from 'astro/loaders';
import { fillSnippets } from '../../../extractor/site-input/prose/snippet.ts';
import { takeTitle } from './page-title.ts';
import { transformMarkdown } from './transform-markdown.ts';

/** The front matter of a file and the text after it. */
interface Entry {
  data: Record<string, unknown>;
  body: string;
}

interface EntryType {
  getEntryInfo(file: { contents: string; fileUrl: URL }): Promise<Entry>;
}

/** Astro hands its loaders how each type of file is read, and does not declare it. */
interface Context extends LoaderContext {
  entryTypes: Map<string, EntryType>;
}

/**
 * Loads the narrative pages of a folder. A page without a title gets that of its first heading, and
 * what was written for GitHub is adapted; in MDX, the text stays, because Astro compiles the file itself.
 */
export function loadPages(base: string, project: string): Loader {
  const loader = glob({ base, pattern: '**/[^_]*.{md,mdx}' });
  return {
    ...loader,
    load: (given) => {
      const known = given as Context;
      const bodies = new Map<string, string>();
      const entryTypes = prepareEntries(known.entryTypes, { base, project, bodies });
      // A page is rendered again if the code changes that it shows, or if its folder has moved: what
      // was kept of it names the files of its pictures.
      const generateDigest = (data: Record<string, unknown> | string): string =>
        known.generateDigest(
          typeof data === 'string' ? `${base}\n${data}${bodies.get(data) ?? ''}` : data,
        );
      const context: Context = { ...known, entryTypes, generateDigest };
      return loader.load(context);
    },
  };
}

interface Options {
  base: string;
  project: string;
  /** Receives the texts with their snippets, by the contents of the files. */
  bodies: Map<string, string>;
}

function prepareEntries(
  entryTypes: Map<string, EntryType>,
  { base, project, bodies }: Options,
): Map<string, EntryType> {
  return new Map(
    [...entryTypes].map(([extension, type]) => [
      extension,
      {
        ...type,
        getEntryInfo: async (file) => {
          const { data, body } = await type.getEntryInfo(file);
          const filled = fillSnippets(body, { file: fileURLToPath(file.fileUrl), project });
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
