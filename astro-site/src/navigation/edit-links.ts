import project from 'virtual:wrapdocs/project';
import { footer } from '#strings';
import type { EditLink } from '../page-models/page.ts';

/** The part of a page's entry that is needed; the path is relative to the project. */
interface Entry {
  filePath: string;
  data: { editUrl?: string | boolean | undefined };
}

/** The link to edit a narrative page; undefined for pages without a file, such as the 404 page. */
export function getPageEditLink(entry: Entry): EditLink | undefined {
  const file = getContentFile(entry);
  return file === undefined ? undefined : getEditLink(project.settings.site.editUrl, file);
}

/** The link for pages that have no source file. */
export function getRepositoryLink(): EditLink | undefined {
  const { repository } = project.settings.site;
  return repository === undefined ? undefined : { href: repository, label: footer.repository };
}

/** When a narrative page last changed. */
export function getPageDate(entry: Entry): Date | undefined {
  const date = dates.get(getContentFile(entry) ?? '');
  return date === undefined ? undefined : new Date(date);
}

const dates = new Map(Object.entries(project.dates.content));

/** The page's file below the folder of narrative pages; pages without one cannot be edited. */
function getContentFile({ filePath, data }: Entry): string | undefined {
  const folder = `${project.contentPath}/`;
  if (data.editUrl === false) return undefined;
  return filePath.startsWith(folder) ? filePath.slice(folder.length) : undefined;
}

/** The link to edit a narrative page; `file` is its path below the folder of pages. */
function getEditLink(template: string | undefined, file: string): EditLink | undefined {
  if (template === undefined) return undefined;
  const path = file.split('/').map(encodeURIComponent).join('/');
  return { href: template.replaceAll('{path}', () => path), label: footer.edit };
}
