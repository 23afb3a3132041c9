import { posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nameFile } from './page-title.ts';
import type { EntryType, PagesContext } from './pages-context.ts';

/**
 * Lets a page with invalid front matter appear with the name of its file as its title, and reports
 * it, so that it does not take the other pages away while an author writes.
 *
 * @param project the folder that reported paths are relative to
 */
export function tolerateFrontMatter(context: PagesContext, project: string): PagesContext {
  const report = (file: string, error: unknown): { title: string } => {
    const name = relative(project, file).replaceAll('\\', '/');
    const reason = error instanceof Error ? error.message : String(error);
    console.log(`The front matter of ${name} is invalid: ${reason}`);
    return { title: nameFile(posix.basename(name)) };
  };
  const getEntryInfo =
    (type: EntryType): EntryType['getEntryInfo'] =>
    (file) =>
      type.getEntryInfo(file).catch((error: unknown) => ({
        data: report(fileURLToPath(file.fileUrl), error),
        body: '',
      }));
  const parseData: PagesContext['parseData'] = (entry) =>
    context.parseData(entry).catch((error: unknown) => {
      const data = report(entry.filePath ?? entry.id, error) as unknown as typeof entry.data;
      return context.parseData({ ...entry, data });
    });
  const entryTypes = [...context.entryTypes].map(
    ([extension, type]) => [extension, { ...type, getEntryInfo: getEntryInfo(type) }] as const,
  );
  return { ...context, entryTypes: new Map(entryTypes), parseData };
}
