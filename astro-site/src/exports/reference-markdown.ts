import { readFileSync } from 'node:fs';
import { base } from '../routing/base.ts';
import type { Page } from '../page-models/page.ts';
import { writeReferencePage } from '../render/markdown/page.ts';
import { getHref, type Route } from '../routing/route.ts';
import { getSite } from '../reference/site.ts';

const files = new Map<string, string>();

/** A page of the reference as Markdown. */
export function getReferenceMarkdown(route: Route): string {
  const file = files.get(route.slug);
  if (file !== undefined) return readFileSync(file, 'utf8');
  return writeMarkdown(getSite().getPage(route), route);
}

/** Keeps which file has the Markdown of a page: that of a large package does not fit into memory. */
export function keepMarkdownFile({ slug }: Route, file: string): void {
  files.set(slug, file);
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
