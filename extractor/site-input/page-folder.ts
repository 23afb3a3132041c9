/**
 * The folder of the language that a page is written in: `de` of `de/guide`. It is empty for pages in
 * the site's own language.
 *
 * @param folders the folders of the other languages
 */
export function getPageFolder(slug: string, folders: readonly string[]): string {
  const [first = ''] = slug.split('/', 1);
  return folders.includes(first) ? first : '';
}

/** The route of a page without the folder of its language; the home page is `index`. */
export function getPlainSlug(slug: string, folder: string): string {
  return folder === '' ? slug : slug.slice(folder.length + 1) || 'index';
}

/** The route of the same page in a language: the reverse of `getPlainSlug`. */
export function getTranslatedSlug(slug: string, folder: string): string {
  if (folder === '') return slug;
  return slug === 'index' ? folder : `${folder}/${slug}`;
}
