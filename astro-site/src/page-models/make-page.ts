import { packages, sidebar } from '#strings';
import type { Route } from '../routing/route.ts';
import type { Scope } from '../reference/scope.ts';
import { makeClassPage } from './class-page.ts';
import {
  makeFunctionsPage,
  makeModulePage,
  makePackagePage,
  makeSourcePage,
} from './module-page.ts';
import type { Page } from './page.ts';

/** Prepares the page of a route; nothing where the route names what the package does not have. */
export function makePage(
  route: Route,
  getScope: (name: string) => Scope | undefined,
  getSource: (moduleId: string) => string | undefined = () => undefined,
): Page | undefined {
  if (route.kind === 'packages') return makePackagesPage();
  const scope = getScope(route.packageName);
  if (scope === undefined) return undefined;
  switch (route.kind) {
    case 'package':
      return makePackagePage(scope);
    case 'module':
      return makeModulePage(route.moduleId, scope);
    case 'functions':
      return makeFunctionsPage(route.moduleId, scope);
    case 'model':
    case 'class':
      return makeClassPage(route, scope);
    case 'source':
      return makeSourcePage(route.moduleId, getSource(route.moduleId), scope);
  }
}

function makePackagesPage(): Page {
  return {
    kind: 'packages',
    title: sidebar.reference,
    description: packages.description,
    reference: { trail: [], badges: [], isCode: false, outline: [] },
  };
}
