import { base } from './base.ts';
import { writeReferencePage } from './markdown-page/page.ts';
import { getHref, type Route } from './routes.ts';
import { getSite } from './site.ts';

const known = new Map<string, string>();

/** A page of the reference as Markdown; written once, although several files hold it. */
export function getReferenceTwin(route: Route): string {
  const site = getSite();
  const text =
    known.get(route.slug) ??
    writeReferencePage(site.getPage(route), getHref(route, base), site.scopes);
  known.set(route.slug, text);
  return text;
}
