import type { APIRoute } from 'astro';
import project from 'virtual:wrapdocs/project';
import { collectNarrative } from '../search/collect-narrative.ts';
import { collectSymbols } from '../search/collect-symbols.ts';
import { listSearchEntries } from '../search/page-entries.ts';
import { packSymbols } from '../search/symbol-index.ts';

/** The index of titles, names and paths that the search palette loads when it is opened. */
export const GET: APIRoute = async () =>
  Response.json(
    packSymbols(
      [...(await collectNarrative()), ...collectSymbols(listSearchEntries())],
      project.settings.site.translations,
    ),
  );
