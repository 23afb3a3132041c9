import type { LoaderContext } from 'astro/loaders';

/** The front matter of a file and the text after it. */
export interface Entry {
  data: Record<string, unknown>;
  body: string;
}

/** How a type of file is read. */
export interface EntryType {
  getEntryInfo(file: { contents: string; fileUrl: URL }): Promise<Entry>;
}

/** Astro hands its loaders how each type of file is read, and does not declare it. */
export interface PagesContext extends LoaderContext {
  entryTypes: Map<string, EntryType>;
}
