import type { ModuleEntry } from '../../../extractor/contract/package.ts';
import type { sidebar } from '#strings';
import { countOperations } from '../clients/families.ts';
import type { Scope } from '../reference/scope.ts';
import { addBase, isInternal } from '../routing/add-base.ts';
import { getParent } from '../routing/item-tree.ts';
import { getHref, getLocalName, getPageId } from '../routing/route.ts';
import type { RouteTable } from '../routing/route-table.ts';
import type { ContentEntry } from './content-tree.ts';
import type { NavigationLink, NavigationNode } from './navigation-node.ts';

/** What the navigation of a site consists of. */
export interface NavigationSources {
  content: readonly ContentEntry[];
  /** The labels of the narrative pages by their routes; pages without one are left out. */
  labels: ReadonlyMap<string, string>;
  links: readonly NavigationLink[];
  scopes: readonly Scope[];
  routes: RouteTable;
  /** The folder that the site is served from, with its slashes. */
  base: string;
  strings: typeof sidebar;
}

/** The navigation of a site: the narrative pages, other links and, last, the packages. */
export function makeNavigation(sources: NavigationSources): NavigationNode[] {
  const { content, links, base } = sources;
  return [
    ...content.flatMap((entry) => makeContentNode(entry, sources)),
    ...links.map(({ label, href }) =>
      makeLink(label, isInternal(href) ? addBase(href, base) : href),
    ),
    makeReferenceNode(sources),
  ];
}

/** The packages; the only package of a site has no level of its own. */
function makeReferenceNode(sources: NavigationSources): NavigationNode {
  const { scopes, base, strings } = sources;
  const packages = scopes.map((scope) => makePackageNode(scope, sources));
  const [first, ...others] = packages;
  if (first !== undefined && others.length === 0) return { ...first, label: strings.reference };
  return { label: strings.reference, href: getHref({ slug: '' }, base), children: packages };
}

function makeContentNode(entry: ContentEntry, sources: NavigationSources): NavigationNode[] {
  const { labels, base } = sources;
  if (entry.kind === 'page') {
    const label = entry.label ?? labels.get(entry.slug);
    return label === undefined ? [] : [makeLink(label, getContentHref(entry.slug, base))];
  }
  const children = entry.entries.flatMap((each) => makeContentNode(each, sources));
  const hasPage = entry.slug !== undefined && labels.has(entry.slug);
  const href = hasPage ? getContentHref(entry.slug ?? '', base) : children[0]?.href;
  return href === undefined ? [] : [{ label: entry.label, href, children }];
}

/** The address of a narrative page. */
export function getContentHref(slug: string, base: string): string {
  return slug === 'index' || slug === '' ? base : `${base}${slug}/`;
}

function makeLink(label: string, href: string): NavigationNode {
  return { label, href, children: [] };
}

/** A package: the index of the requests that its clients send, and its modules. */
function makePackageNode(
  scope: Scope,
  { routes, base, strings }: NavigationSources,
): NavigationNode {
  const { name } = scope.view.index;
  const operations = routes.findOperations(name);
  const coverage = routes.findCoverage(name);
  const index = [
    ...(operations === undefined ? [] : [makeLink(strings.operations, getHref(operations, base))]),
    ...(coverage === undefined ? [] : [makeLink(strings.coverage, getHref(coverage, base))]),
  ];
  return {
    label: name,
    href: getHref(routes.find(name) ?? { slug: '' }, base),
    children: [...index, ...makeModuleNodes(scope, routes, base)],
  };
}

/** The modules of a package as a tree; the package's own module is its page. */
function makeModuleNodes(
  { view, listedModules }: Scope,
  routes: RouteTable,
  base: string,
): NavigationNode[] {
  const { index } = view;
  const listed = new Set(listedModules.map(({ id }) => id));
  const byParent = Map.groupBy(listedModules, ({ id }) => findParent(id, listed) ?? index.name);
  const makeNode = (entry: ModuleEntry, parent: string): NavigationNode => {
    const count = countOperations(view, entry.id) + entry.models;
    return {
      label: getLocalName(entry.id, parent),
      href: getHref(routes.find(getPageId(entry.id)) ?? { slug: '' }, base),
      ...(count === 0 ? {} : { note: String(count) }),
      children: makeNodes(entry.id),
    };
  };
  const makeNodes = (parent: string): NavigationNode[] =>
    (byParent.get(parent) ?? [])
      .filter(({ id }) => id !== parent)
      .map((entry) => makeNode(entry, parent));
  return makeNodes(index.name);
}

/** The nearest module above another one that is listed. */
function findParent(id: string, listed: ReadonlySet<string>): string | undefined {
  for (let parent = getParent(id); parent !== ''; parent = getParent(parent)) {
    if (listed.has(parent)) return parent;
  }
  return undefined;
}
