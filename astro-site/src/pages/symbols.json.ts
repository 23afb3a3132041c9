import type { APIRoute } from 'astro';
import { base } from '../lib/base.ts';
import { getReference } from '../lib/reference.ts';
import { getHref, type Place } from '../lib/routes.ts';
import { collectSymbols } from '../lib/search/collect-symbols.ts';
import { packSymbols } from '../lib/search/symbol-index.ts';

/** The index of names and paths that the search palette loads when it is opened. */
export const GET: APIRoute = () => {
  const { packages, routes } = getReference();
  const address = (place: Place | undefined) =>
    place === undefined ? undefined : getHref(place, base);
  const symbols = [...packages.values()].flatMap(({ view }) =>
    collectSymbols(view.modules, {
      find: (id) => address(routes.find(id)),
      findField: (modelId, name) => address(routes.findField(modelId, name)),
      findHome: (id) => view.home(id)?.id,
    }),
  );
  return Response.json(packSymbols(symbols));
};
