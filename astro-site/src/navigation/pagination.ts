import type { StarlightRouteData } from '@astrojs/starlight/route-data';
import { addBase } from '../routing/add-base.ts';
import type { NavigationLink } from './navigation-node.ts';

type Pagination = StarlightRouteData['pagination'];
type Given = StarlightRouteData['entry']['data']['prev'];

interface Options {
  /** The address of the page. */
  path: string;
  base: string;
  /** The front matter of the page, which can change or remove the links. */
  data: { prev?: Given; next?: Given };
}

/**
 * The links to the previous and the next page.
 *
 * @param neighbours the pages around a page with itself, in the order of the navigation and without
 * the base
 */
export function makePagination(
  neighbours: readonly NavigationLink[],
  { path, base, data }: Options,
): Pagination {
  const links = neighbours.map(({ label, href }) => ({ label, href: addBase(href, base) }));
  const index = links.findIndex(({ href }) => href === path);
  return {
    prev: makeLink(links[index - 1], data.prev),
    next: makeLink(index === -1 ? undefined : links[index + 1], data.next),
  };
}

function makeLink(link: NavigationLink | undefined, given: Given): Pagination['prev'] {
  if (given === false) return undefined;
  const own = typeof given === 'string' ? { label: given } : given === true ? {} : given;
  const label = own?.label ?? link?.label;
  const href = (own && 'link' in own ? own.link : undefined) ?? link?.href;
  if (label === undefined || href === undefined) return undefined;
  return { type: 'link', label, href, isCurrent: false, badge: undefined, attrs: {} };
}
