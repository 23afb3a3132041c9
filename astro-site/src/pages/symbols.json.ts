import type { APIRoute } from 'astro';
import { base } from '../routing/base.ts';
import { getReference } from '../reference/reference.ts';
import { getHref, type Place } from '../routing/route.ts';
import { collectSymbols } from '../search/collect-symbols.ts';
import { packSymbols } from '../search/symbol-index.ts';

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
