import { base } from '../routing/base.ts';
import type { Page } from '../page-models/page.ts';
import { writeReferencePage } from '../render/markdown/page.ts';
import { getHref, type Route } from '../routing/route.ts';
import { getSite } from '../reference/site.ts';

const known = new Map<string, string>();

/** A page of the reference as Markdown. Cached, because several files contain it. */
export function getReferenceMarkdown(route: Route): string {
  const text = known.get(route.slug) ?? writeMarkdown(getSite().getPage(route), route);
  keepReferenceMarkdown(route, text);
  return text;
}

/** Keeps the Markdown of a page that was made for something else. */
export function keepReferenceMarkdown({ slug }: Route, text: string): void {
  known.set(slug, text);
}

/** Writes the page of a route. If it cannot be written, the text says so. */
export function writeMarkdown(page: Page, route: Route): string {
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
