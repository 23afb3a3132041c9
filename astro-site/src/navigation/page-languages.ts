import project from 'virtual:wrapdocs/project';
import {
  getPageFolder,
  getPlainSlug,
  getTranslatedSlug,
} from '../../../extractor/site-input/page-folder.ts';
import { nameLanguage } from '../../../extractor/config/languages.ts';
import { base } from '../routing/base.ts';
import { getContentHref } from './make-navigation.ts';
import { listPublished } from './published-pages.ts';

const { language } = project.settings.site;
const LANGUAGES = [
  { folder: '', tag: language as string, name: nameLanguage(language) },
  ...project.translations,
];
const FOLDERS = project.translations.map(({ folder }) => folder);

/** The folder of the language that a page is in, by its route; empty for the site's own. */
export function getFolder(id: string): string {
  return getPageFolder(id, FOLDERS);
}

/** Whether a page is there in every language: a narrative page, and not one of another language only. */
export async function isInEveryLanguage(id: string): Promise<boolean> {
  const slug = getPlainSlug(id === '' ? 'index' : id, getFolder(id));
  return (await getSlugs()).has(slug);
}

let slugs: ReturnType<typeof readSlugs> | undefined;

/** In `dev`, a page may have been added since the last request. */
function getSlugs(): ReturnType<typeof readSlugs> {
  if (import.meta.env.DEV) return readSlugs();
  return (slugs ??= readSlugs());
}

async function readSlugs(): Promise<Set<string>> {
  return new Set((await listPublished()).map(({ id }) => id));
}

/** A language that a reader can choose, and the page that it leads to. */
interface LanguageChoice {
  tag: string;
  name: string;
  href: string;
  isCurrent: boolean;
}

/**
 * The languages of the site. Each leads to the same page or, from one that is not in every language,
 * such as the reference, to the home page.
 */
export async function listLanguages(id: string): Promise<LanguageChoice[]> {
  const own = getFolder(id);
  const isShared = await isInEveryLanguage(id);
  const slug = isShared ? getPlainSlug(id === '' ? 'index' : id, own) : 'index';
  return LANGUAGES.map(({ folder, tag, name }) => ({
    tag,
    name,
    href: getContentHref(getTranslatedSlug(slug, folder), base),
    isCurrent: folder === own,
  }));
}
