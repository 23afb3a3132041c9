import { walkFiles } from '../output/walk-files.ts';

/**
 * The HTML files of a site, sorted by name, as paths below it with forward slashes.
 *
 * Reading thousands of small files one after the other takes a twentieth of the time that Node's
 * functions with promises need, so everything that goes through a site does that.
 *
 * @param isEntered which folders to look into, by their paths; all of them by default
 */
export function listHtmlFiles(site: string, isEntered?: (folder: string) => boolean): string[] {
  return [...walkFiles(site, isEntered)].filter((file) => file.endsWith('.html')).sort();
}
