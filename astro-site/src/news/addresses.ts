import type { Change, ChangeSide } from '../../../extractor/contract/change.ts';
import { getLastName } from '../../../extractor/contract/last-name.ts';
import { getParent } from '../routing/item-tree.ts';
import { getHref, getPageId, type Place } from '../routing/route.ts';
import type { RouteTable } from '../routing/route-table.ts';
import { isAddition } from './item-history.ts';
import type { NewsAddresses, NewsLink } from './news.ts';
import { NEWS_ROUTE } from './route.ts';

interface Folders {
  /** The folder of this version, and that of the site, with their slashes. */
  base: string;
  root: string;
}

/** Finds the subjects of changes in this version, and where the previous one had them. */
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
  return place && { name: getLastName(id), href: getHref(place, base) };
}

function findPlace(id: string, part: Change['part'], routes: RouteTable): Place | undefined {
  return (part && routes.findField(id, part.name)) ?? routes.find(id);
}

/** The part of an id after its module: names of classes and the last name. */
const LOCAL_NAME = /(?:(?<=^|\.)_*\p{Lu}\w*\.)*[^.]+$/u;

/**
 * Guesses the page of a removed item from its kind: models have their own, other items are on that
 * of their module.
 */
function guessPlace(change: Change, routes: RouteTable): Place {
  const { before, kind } = change;
  const id = before?.id ?? '';
  if (kind === 'module') return { slug: id.replaceAll('.', '/') };
  const module = guessModule(id, change, routes);
  const home = routes.find(getPageId(module))?.slug ?? module.replaceAll('.', '/');
  const [name = id] = LOCAL_NAME.exec(id.replace(/@.*/, '')) ?? [];
  return kind === 'model' ? { slug: `${home}/${name}` } : { slug: home, anchor: name };
}

/** The module of a removed item. For a moved item, the change only names the new module. */
function guessModule(id: string, { module }: Change, routes: RouteTable): string {
  if (id.startsWith(`${module}.`)) return module;
  let above = getParent(id);
  while (routes.findModule(above) === undefined && !isModuleName(above)) above = getParent(above);
  return above;
}

/** Whether an id ends in the name of a public module, rather than of a class or a private module. */
function isModuleName(id: string): boolean {
  const at = id.lastIndexOf('.');
  return at === -1 || !/^[_\p{Lu}]\w*$/u.test(id.slice(at + 1));
}
