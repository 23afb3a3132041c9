import { api, client, module as moduleStrings, packages, reference, sidebar } from '#strings';
import { getPlainText } from '../../../extractor/contract/text/markdown-text.ts';
import type { Docstring } from '../../../extractor/contract/docstring.ts';
import type { Scope } from '../reference/scope.ts';
import { getLocalName, type Route } from '../routing/route.ts';
import { makeCoveragePage } from './api/coverage-page.ts';
import { makeClassPage } from './pages/class-page.ts';
import { makeOperationPage } from './client/operation-page.ts';
import { makeOperationsPage } from './client/operations-page.ts';
import { makeFunctionsPage, makeModulePage, makeSourcePage } from './pages/module-page.ts';
import { makeModelsPage } from './pages/models-page.ts';
import { makeSharedPage } from './pages/shared-page.ts';
import { makeOutline } from './outline.ts';
import { makePackagePage, makePackagesPage } from './pages/package-page.ts';
import type { Page, PageContent, PageTitle } from './page.ts';

/** What the pages of the reference are made from. */
export interface PageSources {
  scopes: ReadonlyMap<string, Scope>;
  /** The text of a module, if the site shows it. */
  getSource?: (packageName: string, moduleId: string) => string | undefined;
}

/** Makes the page of a route; undefined if the package does not have what the route names. */
export function makePage(route: Route, sources: PageSources): Page | undefined {
  const scope = findScope(route, sources);
  const content = makeContent(route, scope, sources);
  const title = getPageTitle(route, sources);
  if (content === undefined || title === undefined) return undefined;
  const outline = makeOutline(content.areas.flat(), scope);
  return {
    kind: route.kind,
    ...title,
    ...content,
    scope,
    reference: { ...content.reference, outline },
  };
}

function findScope(route: Route, { scopes }: PageSources): Scope | undefined {
  return route.kind === 'packages' ? undefined : scopes.get(route.packageName);
}

function makeContent(
  route: Route,
  scope: Scope | undefined,
  { scopes, getSource }: PageSources,
): PageContent | undefined {
  if (route.kind === 'packages') return makePackagesPage([...scopes.values()]);
  if (scope === undefined) return undefined;
  switch (route.kind) {
    case 'package':
      return makePackagePage(scope);
    case 'operations':
      return makeOperationsPage(scope);
    case 'coverage':
      return makeCoveragePage(scope);
    case 'operation':
      return makeOperationPage(route, scope);
    case 'module':
      return makeModulePage(route.moduleId, scope);
    case 'functions':
      return makeFunctionsPage(route.moduleId, scope);
    case 'models':
      return makeModelsPage(route, scope);
    case 'shared':
      return makeSharedPage(route, scope);
    case 'model':
    case 'class':
      return makeClassPage(route, scope);
    case 'source':
      return makeSourcePage(route.moduleId, getSource?.(route.packageName, route.moduleId), scope);
  }
}

/** The title and the description of a page, without making the page. */
export function getPageTitle(route: Route, sources: PageSources): PageTitle | undefined {
  if (route.kind === 'packages')
    return { title: sidebar.reference, description: packages.description };
  const view = findScope(route, sources)?.view;
  if (view === undefined) return undefined;
  const { index } = view;
  if (route.kind === 'package') {
    return {
      title: index.name,
      description: describe(index.docstring, reference.aboutPackage(index.name)),
    };
  }
  if (route.kind === 'operations') {
    return {
      title: client.operationsOf(index.name),
      description: client.aboutOperations(index.name),
    };
  }
  if (route.kind === 'coverage') {
    return {
      title: api.coverageOf(index.name),
      description: api.aboutCoverage(index.name),
    };
  }
  const { moduleId } = route;
  const module = view.module(moduleId);
  switch (route.kind) {
    case 'module':
      return {
        title: getLocalName(moduleId, index.name),
        fullTitle: moduleId,
        description: describe(module?.docstring, reference.aboutModule(moduleId)),
      };
    case 'functions':
      return {
        title: moduleStrings.functionsOf(moduleId),
        description: reference.aboutFunctions(moduleId),
      };
    case 'models':
      return {
        title: moduleStrings.modelsOf(route.title, moduleId),
        description: reference.aboutModels(route.title, moduleId),
      };
    case 'shared': {
      const part = moduleStrings.fromTo(route.first, route.last);
      return {
        title: moduleStrings.modelsOf(part, moduleId),
        description: reference.aboutModels(part, moduleId),
      };
    }
    case 'source':
      return { title: module?.file ?? moduleId, description: reference.aboutSource(moduleId) };
    case 'operation': {
      const item = view.item(route.operationId);
      if (item?.kind !== 'operation') return undefined;
      const { method, path, summary } = item;
      return {
        title: route.name,
        fullTitle: `${route.name} · ${moduleId}`,
        description: getPlainText(summary) || client.aboutOperation(method, path),
      };
    }
    case 'model':
    case 'class': {
      const item = view.item(route.classId);
      const about = route.kind === 'model' ? reference.aboutModel : reference.aboutClass;
      return {
        title: route.name,
        fullTitle: `${route.name} · ${moduleId}`,
        description: describe(
          item?.kind === 'class' ? item.docstring : undefined,
          about(route.name, moduleId),
        ),
      };
    }
  }
}

/** A docstring's summary as plain text, for search engines. */
function describe(docstring: Docstring | undefined, otherwise: string): string {
  return getPlainText(docstring?.summary) || otherwise;
}
