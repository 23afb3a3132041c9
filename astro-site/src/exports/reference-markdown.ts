import { base } from '../routing/base.ts';
import { writeReferencePage } from '../render/markdown/page.ts';
import { getHref, type Route } from '../routing/route.ts';
import { getSite } from '../reference/site.ts';

const known = new Map<string, string>();

/** A page of the reference as Markdown. Cached, because several files contain it. */
export function getReferenceMarkdown(route: Route): string {
  const site = getSite();
  const text =
    known.get(route.slug) ?? writeReferencePage(site.getPage(route), getHref(route, base), base);
  known.set(route.slug, text);
  return text;
}
