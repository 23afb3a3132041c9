import { model as modelStrings, module as moduleStrings, reference } from '#strings';
import type { ClassItem } from '../../../extractor/contract/class.ts';
import { makeClassOutline, makeModelOutline } from './outline.ts';
import { describe, getNeighbours, getTrail, getSourceFacts } from './page-facts.ts';
import type { Page } from './page.ts';
import type { ClassRoute } from '../routing/route.ts';
import type { Scope } from '../reference/scope.ts';

/** The page of a model, or of another class that has a page of its own. */
export function makeClassPage(route: ClassRoute, scope: Scope): Page | undefined {
  const { kind, classId, moduleId, name } = route;
  const item = scope.view.item(classId);
  if (item?.kind !== 'class') return undefined;
  const isModel = kind === 'model';
  const about = isModel ? reference.aboutModel : reference.aboutClass;
  return {
    ...(isModel ? { kind, model: item } : { kind, item }),
    scope,
    name,
    title: name,
    description: describe(item.docstring, about(name, moduleId)),
    reference: {
      trail: getTrail(`${moduleId}.${name}`, scope),
      badges: getBadges(item),
      isCode: true,
      outline: isModel ? makeModelOutline(item, scope) : makeClassOutline(item, scope),
      ...getSourceFacts(item.source, scope),
    },
    ...getNeighbours(route, scope.classRoutes(moduleId, kind), scope),
  };
}

function getBadges({ model, abstract, deprecated }: ClassItem): string[] {
  return [
    model === undefined ? reference.class : modelStrings.flavors[model.flavor],
    ...(abstract === undefined ? [] : [moduleStrings.abstract]),
    ...(deprecated === undefined ? [] : [reference.deprecated]),
  ];
}
