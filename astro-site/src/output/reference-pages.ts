import { getSite } from '../reference/site.ts';
import { getFrame } from '../render/frames.ts';
import { base } from '../routing/base.ts';
import { getHref, type Route } from '../routing/route.ts';
import { writeReferencePage } from './write-reference-page.ts';

let routes: ReadonlyMap<string, Route> | undefined;

/**
 * Writes the files of a page of the reference.
 *
 * @param site the folder of the site
 * @param url the address that Astro is asked to render
 * @returns false if the HTML is missing, because Astro has rendered no page with the same frame yet
 * @throws Error if no page has this address
 */
export async function writePage(site: string, url: string): Promise<boolean> {
  routes ??= new Map(getSite().routes.map((route) => [toKey(getHref(route, base)), route]));
  const key = toKey(new URL(url).pathname);
  const route = routes.get(key);
  if (route === undefined) throw new Error(`The reference has no page ${key}: a bug of wrapdocs.`);
  return writeReferencePage(site, route, getFrame);
}

/** Paths are the same with and without a slash at the end, and in any encoding. */
function toKey(path: string): string {
  return decodeURI(path).replace(/\/$/, '');
}
