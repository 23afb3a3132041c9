import type { APIRoute } from 'astro';
import project from 'virtual:wrapdocs/project';
import type { Page } from '../page-models/page.ts';
import { getSite } from '../reference/site.ts';
import { base } from '../routing/base.ts';
import { getHref } from '../routing/route.ts';
import { collectNarrative } from '../search/collect-narrative.ts';
import { collectSymbols } from '../search/collect-symbols.ts';
import { packSymbols } from '../search/symbol-index.ts';

/** The index of titles, names and paths that the search palette loads when it is opened. */
export const GET: APIRoute = async () =>
  Response.json(
    packSymbols(
      [...(await collectNarrative()), ...collectSymbols(listPages())],
      project.settings.site.translations,
    ),
  );

/** The pages one by one: together they would take much memory. */
function* listPages(): Generator<readonly [Page, href: string]> {
  const site = getSite();
  for (const route of site.routes) yield [site.getPage(route), getHref(route, base)];
}
