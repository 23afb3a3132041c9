import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { glob, type Loader, type LoaderContext } from 'astro/loaders';
import { takeTitle } from './page-title.ts';

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
 * Loads the narrative pages of a folder. A page without a title gets that of its first heading; in
 * MDX, the heading stays, because Astro compiles the file itself.
 */
export function loadPages(base: string): Loader {
  const loader = glob({ base, pattern: '**/[^_]*.{md,mdx}' });
  return {
    ...loader,
    load: (context) => {
      const known = context as Context;
      const titled: Context = { ...known, entryTypes: addTitles(known.entryTypes, base) };
      return loader.load(titled);
    },
  };
}

function addTitles(entryTypes: Map<string, EntryType>, base: string): Map<string, EntryType> {
  return new Map(
    [...entryTypes].map(([extension, type]) => [
      extension,
      {
        ...type,
        getEntryInfo: async (file) => addTitle(await type.getEntryInfo(file), file, base),
      },
    ]),
  );
}

function addTitle(entry: Entry, { fileUrl }: { fileUrl: URL }, base: string): Entry {
  const { title: given } = entry.data;
  if (given !== undefined && given !== null && given !== '') return entry;
  const { title, body } = takeTitle(entry.body, relative(base, fileURLToPath(fileUrl)));
  return { data: { ...entry.data, title }, body };
}
