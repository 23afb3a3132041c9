import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A page of a built site as it is in its file. */
export interface BuiltPage {
  /** Path with its slashes. */
  route: string;
  html: string;
}

/** Reads every page of a built site, without redirects of moved routes. */
export async function readBuiltPages(folder: string): Promise<BuiltPage[]> {
  const files = await readdir(folder, { recursive: true });
  const pages = await Promise.all(
    files
      .filter((name) => name.endsWith('.html'))
      .map(async (file) => ({
        route: `/${file.replace(/(^|\/)index\.html$/, '$1')}`,
        html: await readFile(join(folder, file), 'utf8'),
      })),
  );
  return pages.filter(({ html }) => !html.includes('http-equiv="refresh"'));
}

/** The first group of every match, with its entities decoded. */
export function findAll(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, value = '']) => decodeEntities(value));
}

function decodeEntities(text: string): string {
  return text
    .replaceAll('&#38;', '&')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&#39;', "'");
}
