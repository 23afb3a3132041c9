import { asMarkdown } from '../../../extractor/contract/text/markdown.ts';
import { reference } from '#strings';
import { pageFailureLine, type PageFailure } from '../../../extractor/site-input/page-failure.ts';
import type { Page } from '../page-models/page.ts';
import type { Scope } from '../reference/scope.ts';
import { REFERENCE_FOLDER } from '../../../extractor/contract/reference-folder.ts';
import { getLocalName, type Route } from '../routing/route.ts';

const reported = new Set<string>();

/**
 * Tells the build that a page could not be rendered. A page has several renderings, and is only
 * reported once.
 */
export function reportPageFailure(route: Route, scope: Scope | undefined, error: unknown): void {
  if (reported.has(route.slug)) return;
  reported.add(route.slug);
  console.log(pageFailureLine.write(describePageFailure(route, scope, error)));
}

export function describePageFailure(
  route: Route,
  scope: Scope | undefined,
  error: unknown,
): PageFailure {
  const object = getObject(route);
  const source = object === undefined ? undefined : findSource(object, route, scope);
  return {
    page: `${REFERENCE_FOLDER}/${route.slug}`,
    ...('packageName' in route && { package: route.packageName }),
    ...(object !== undefined && { object }),
    ...source,
    message: error instanceof Error ? error.message : String(error),
  };
}

function getObject(route: Route): string | undefined {
  if ('operationId' in route) return route.operationId;
  if ('classId' in route) return route.classId;
  return 'moduleId' in route ? route.moduleId : undefined;
}

function findSource(
  object: string,
  route: Route,
  scope: Scope | undefined,
): { file: string; line?: number } | undefined {
  const source = scope?.view.item(object)?.source;
  if (source !== undefined) return { file: source.file, line: source.line };
  const file = 'moduleId' in route ? scope?.view.module(route.moduleId)?.file : undefined;
  return file === undefined ? undefined : { file };
}

/** The page that is published instead of one that could not be made. */
export function makeFailedPage(route: Route, scope: Scope | undefined): Page {
  const id = getObject(route) ?? ('packageName' in route ? route.packageName : route.slug);
  const title = 'moduleId' in route ? getLocalName(id, route.moduleId) : id;
  return {
    kind: route.kind,
    title,
    description: reference.failed,
    scope,
    areas: [[{ kind: 'prose', summary: asMarkdown(reference.failed) }]],
    reference: { trail: [], badges: [], isCode: true, outline: [] },
  };
}
