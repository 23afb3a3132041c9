import { API_ROOT } from './route.ts';

/** The folder of the site that holds the pictures for link previews. */
export const PICTURES = 'pictures';

/** Path of a narrative page's picture below the site's base; `id` is the page's route. */
export function getPagePicture(id: string): string {
  return `${PICTURES}/${id === '' || id === '404' ? 'index' : id}.png`;
}

/** Path of a package's picture, which all of its pages share: there may be thousands of them. */
export function getPackagePicture(packageName?: string): string {
  return getPagePicture(packageName === undefined ? API_ROOT : `${API_ROOT}/${packageName}`);
}
