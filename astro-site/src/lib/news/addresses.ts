import type { Change, ChangeSide } from '../../../../extractor/contract/change.ts';
import { getHref, getLocalName, type Place, type RouteTable } from '../routes.ts';
import { isAddition } from './is-addition.ts';
import type { NewsAddresses, NewsLink } from './news.ts';
import { NEWS_ROUTE } from './route.ts';

interface Folders {
  /** The folder of this version, and that of the site, with their slashes. */
  base: string;
  root: string;
}

/** Finds what changes are about in this version, and where the one before had it. */
export function createAddresses(routes: RouteTable, { base, root }: Folders): NewsAddresses {
  return {
    here: ({ after, part }) => after && makeLink(after, findPlace(after.id, part, routes), base),
    previous: (change, version) => {
      const { before, part } = change;
      if (before === undefined) return undefined;
      const known = isAddition(change) ? undefined : part;
      const place = findPlace(before.id, known, routes) ?? guessPlace(change, routes);
      return makeLink(before, place, `${root}${version}/`);
    },
    operation: (id) => makeLink({ id }, routes.find(id), base),
    release: (version) => `${root}${version}/${NEWS_ROUTE}/`,
  };
}

function makeLink(
  { id }: ChangeSide,
  place: Place | undefined,
  base: string,
): NewsLink | undefined {
  return place && { name: id.slice(id.lastIndexOf('.') + 1), href: getHref(place, base) };
}

function findPlace(id: string, part: Change['part'], routes: RouteTable): Place | undefined {
  return (part && routes.findField(id, part.name)) ?? routes.find(id);
}

/** Of what is gone, the place is told from its kind: a model has a page, the rest stands on that of its module. */
function guessPlace({ before, kind, module }: Change, routes: RouteTable): Place | undefined {
  const id = before?.id ?? '';
  const home = routes.find(module)?.slug ?? module.replaceAll('.', '/');
  if (kind === 'module') return { slug: id.replaceAll('.', '/') };
  const name = getLocalName(id, module);
  return kind === 'model' ? { slug: `${home}/${name}` } : { slug: home, anchor: name };
}
