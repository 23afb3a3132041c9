import { readdirSync } from 'node:fs';

/**
 * The HTML files of a site, sorted by name, as paths below it with forward slashes.
 *
 * Reading thousands of small files one after the other takes a twentieth of the time that Node's
 * functions with promises need, so everything that goes through a site does that.
 */
export function listHtmlFiles(site: string): string[] {
  return readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}
