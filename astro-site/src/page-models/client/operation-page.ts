import { client as strings } from '#strings';
import type { OperationRoute } from '../../routing/route.ts';
import { getParent, isClientOperation, type ClientOperation } from '../../routing/item-tree.ts';
import type { Scope } from '../../reference/scope.ts';
import { getNeighbours, getSourceFacts, getTrail, getVersionBadge } from '../pages/page-facts.ts';
import type { PageContent } from '../page.ts';
import type { Section } from '../sections/section.ts';
import { anchorRows } from '../fields/anchor-rows.ts';
import { makeClientSections } from './entry.ts';

/** The page of a request of a class that has too many of them for one page. */
export function makeOperationPage(route: OperationRoute, scope: Scope): PageContent | undefined {
  const { operationId, moduleId, name } = route;
  const operation = scope.view.item(operationId);
  if (!isClientOperation(operation)) return undefined;
  const className = getParent(name);
  const classHref = scope.href(getParent(operationId));
  const trail = getTrail(`${moduleId}.${className}`, scope);
  return {
    owner: operationId,
    module: moduleId,
    areas: [[makeRequest(operation, scope)]],
    reference: {
      trail: [
        ...trail,
        ...(classHref === undefined ? [] : [{ label: className, href: classHref }]),
      ],
      badges: getVersionBadge(scope),
      isCode: true,
      ...getSourceFacts(operation.source, scope),
    },
    ...getNeighbours(route, scope.operationRoutes(getParent(operationId)), scope),
  };
}

function makeRequest(operation: ClientOperation, scope: Scope): Section {
  return {
    kind: 'part',
    id: 'request',
    title: strings.request,
    outline: 'none',
    sections: anchorRows(makeClientSections(operation, scope), ''),
  };
}
