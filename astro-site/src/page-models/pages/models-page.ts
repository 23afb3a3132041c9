import { module as strings, packages } from '#strings';
import type { Scope } from '../../reference/scope.ts';
import type { ModelPart } from '../../routing/model-parts.ts';
import { getHref, type Route } from '../../routing/route.ts';
import type { PageContent, PageLink } from '../page.ts';
import { makeModelEntries } from './model-index.ts';
import { getModuleFacts, getTrail, getVersionBadge } from './page-facts.ts';

/** The page of some of the models of a module that has too many for one list. */
export function makeModelsPage(
  { moduleId, slug }: Extract<Route, { kind: 'models' }>,
  scope: Scope,
): PageContent | undefined {
  const module = scope.view.module(moduleId);
  const parts = scope.module(moduleId)?.modelParts ?? [];
  const position = parts.findIndex((part) => part.slug === slug);
  const part = parts[position];
  if (module === undefined || part === undefined) return undefined;
  return {
    owner: moduleId,
    areas: [[{ kind: 'index', entries: makeModelEntries(part.models, scope) }]],
    reference: {
      trail: getTrail(`${moduleId}.`, scope),
      badges: [packages.models(part.models.length), ...getVersionBadge(scope)],
      isCode: false,
      ...getModuleFacts(module, scope),
    },
    prev: makePartLink(parts[position - 1], moduleId, scope),
    next: makePartLink(parts[position + 1], moduleId, scope),
  };
}

function makePartLink(
  part: ModelPart | undefined,
  moduleId: string,
  { base }: Scope,
): PageLink | false {
  if (part === undefined) return false;
  return { label: strings.modelsOf(part.title, moduleId), link: getHref(part, base) };
}
