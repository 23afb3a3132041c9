import { packages } from '#strings';
import type { Scope } from '../../reference/scope.ts';
import { getHref, type SharedRoute } from '../../routing/route.ts';
import type { PageContent, PageLink } from '../page.ts';
import { makeSharedModel } from '../shared-model.ts';
import { getModuleFacts, getTrail, getVersionBadge } from './page-facts.ts';

/** The page of small models of a module that has too many of them for a page each. */
export function makeSharedPage(
  { moduleId, slug }: SharedRoute,
  scope: Scope,
): PageContent | undefined {
  const module = scope.view.module(moduleId);
  const pages = scope.module(moduleId)?.shared ?? [];
  const position = pages.findIndex((page) => page.slug === slug);
  const page = pages[position];
  if (module === undefined || page === undefined) return undefined;
  const makeLink = (index: number): PageLink | false => {
    const other = pages[index];
    const name = other?.models[0]?.name;
    return (
      other !== undefined && name !== undefined && { label: name, link: getHref(other, scope.base) }
    );
  };
  return {
    owner: moduleId,
    module: moduleId,
    areas: [page.models.map((model) => makeSharedModel(model, scope))],
    reference: {
      trail: getTrail(`${moduleId}.`, scope),
      badges: [packages.models(page.models.length), ...getVersionBadge(scope)],
      isCode: false,
      ...getModuleFacts(module, scope),
    },
    prev: makeLink(position - 1),
    next: makeLink(position + 1),
  };
}
