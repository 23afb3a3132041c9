import project from 'virtual:wrapdocs/project';
import type { footer } from '#strings';
import type { EditLink } from '../page-models/page.ts';

type Strings = typeof footer;

/** The part of a page's entry that is needed; the path is relative to the project. */
interface Entry {
  filePath: string;
  data: { editUrl?: string | boolean | undefined };
}

/** The link to edit a narrative page; undefined for pages without a file, such as the 404 page. */
export function getPageEditLink(entry: Entry, strings: Strings): EditLink | undefined {
  const file = getContentFile(entry);
  if (file === undefined) return undefined;
  const href = getEditAddress(project.settings.site.editUrl, file);
  return href === undefined ? undefined : { href, label: strings.edit };
}

/** The link for pages that have no source file. */
export function getRepositoryLink(strings: Strings): EditLink | undefined {
  const { repository } = project.settings.site;
  return repository === undefined ? undefined : { href: repository, label: strings.repository };
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

/** Where a narrative page is edited; `file` is its path below the folder of pages. */
function getEditAddress(template: string | undefined, file: string): string | undefined {
  const path = file.split('/').map(encodeURIComponent).join('/');
  return template?.replaceAll('{path}', () => path);
}
