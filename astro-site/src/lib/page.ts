import { packages, sidebar } from '#strings';
import type { ClassItem } from '../../../extractor/contract/class.ts';
import type { Module } from '../../../extractor/contract/module.ts';
import { makeClassPage } from './class-page.ts';
import type { ModuleContent } from './module-content.ts';
import {
  makeFunctionsPage,
  makeModulePage,
  makePackagePage,
  makeSourcePage,
} from './module-page.ts';
import type { PageLink } from './page-facts.ts';
import type { ReferencePage } from './reference-page.ts';
import type { Route } from './routes.ts';
import type { Scope } from './scope.ts';
import type { ShownItem } from './shown-modules.ts';

/** A page of the reference, ready to be composed; `kind` says which content it has. */
export type Page = {
  title: string;
  description: string;
  reference: ReferencePage;
  prev?: PageLink | false;
  next?: PageLink | false;
} & (
  | { kind: 'packages' }
  | { kind: 'package'; scope: Scope; root: { module: Module; content: ModuleContent } | undefined }
  | { kind: 'module'; scope: Scope; module: Module; content: ModuleContent }
  | { kind: 'functions'; scope: Scope; functions: ShownItem[] }
  | { kind: 'model'; scope: Scope; model: ClassItem; name: string }
  | { kind: 'class'; scope: Scope; item: ClassItem; name: string }
  | { kind: 'source'; scope: Scope; module: Module; text: string }
);

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
