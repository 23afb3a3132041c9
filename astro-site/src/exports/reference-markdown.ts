import { base } from '../routing/base.ts';
import type { Page } from '../page-models/page.ts';
import { writeReferencePage } from '../render/markdown/page.ts';
import { getHref, type Route } from '../routing/route.ts';
import { getSite } from '../reference/site.ts';

const known = new Map<string, string>();

/** A page of the reference as Markdown. Cached, because several files contain it. */
export function getReferenceMarkdown(route: Route): string {
  const site = getSite();
  const text = known.get(route.slug) ?? write(site.getPage(route), route);
  known.set(route.slug, text);
  return text;
}

function write(page: Page, route: Route): string {
  const href = getHref(route, base);
  try {
    return writeReferencePage(page, href, base);
  } catch (error) {
    return writeReferencePage(getSite().failPage(route, error), href, base);
  }
}

/** A response in Markdown. */
export function respondWithMarkdown(text: string): Response {
  return new Response(text, { headers: { 'Content-Type': 'text/markdown; charset=utf-8' } });
}
