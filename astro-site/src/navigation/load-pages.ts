import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { glob, type Loader, type LoaderContext } from 'astro/loaders';
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
export function loadPages(base: string): Loader {
  const loader = glob({ base, pattern: '**/[^_]*.{md,mdx}' });
  return {
    ...loader,
    load: (context) => {
      const known = context as Context;
      const titled: Context = { ...known, entryTypes: prepareEntries(known.entryTypes, base) };
      return loader.load(titled);
    },
  };
}

function prepareEntries(entryTypes: Map<string, EntryType>, base: string): Map<string, EntryType> {
  return new Map(
    [...entryTypes].map(([extension, type]) => [
      extension,
      {
        ...type,
        getEntryInfo: async (file) => prepare(await type.getEntryInfo(file), getPath(file, base)),
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
