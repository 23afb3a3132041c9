import { module as strings, reference } from '#strings';
import { makeFunctionsOutline, makeModuleOutline, makePackageOutline } from './outline.ts';
import {
  countContent,
  describe,
  getContent,
  getModuleFacts,
  getRootLink,
  getTrail,
  getVersionBadge,
} from './page-facts.ts';
import type { Page } from './page.ts';
import { getLocalName } from '../routing/route.ts';
import type { Scope } from '../reference/scope.ts';

/** The page of a package, with what its own module shows. */
export function makePackagePage(scope: Scope): Page {
  const { index } = scope.view;
  const module = scope.view.module(index.name);
  const content = module && getContent(module, scope);
  return {
    kind: 'package',
    scope,
    root: module && content && { module, content },
    title: index.name,
    description: describe(index.docstring, reference.aboutPackage(index.name)),
    reference: {
      trail: [getRootLink(scope)],
      badges: [reference.package, ...getVersionBadge(scope)],
      isCode: true,
      outline: makePackageOutline(content, scope),
      ...getModuleFacts(module, scope),
    },
  };
}

export function makeModulePage(moduleId: string, scope: Scope): Page | undefined {
  const module = scope.view.module(moduleId);
  const content = module && getContent(module, scope);
  if (module === undefined || content === undefined) return undefined;
  return {
    kind: 'module',
    scope,
    module,
    content,
    title: getLocalName(moduleId, scope.view.index.name),
    description: describe(module.docstring, reference.aboutModule(moduleId)),
    reference: {
      trail: getTrail(moduleId, scope),
      badges: [
        module.private === true ? strings.private : reference.module,
        ...countContent(content),
        ...getVersionBadge(scope),
      ],
      isCode: true,
      outline: makeModuleOutline(content, scope),
      ...getModuleFacts(module, scope),
    },
  };
}

/** The page of the functions of a module that is too large for one page. */
export function makeFunctionsPage(moduleId: string, scope: Scope): Page | undefined {
  const module = scope.view.module(moduleId);
  const content = module && getContent(module, scope);
  if (module === undefined || content === undefined) return undefined;
  const functions = content.members.filter(({ item }) => item.kind === 'function');
  return {
    kind: 'functions',
    scope,
    functions,
    title: strings.functionsOf(moduleId),
    description: reference.aboutFunctions(moduleId),
    reference: {
      trail: getTrail(`${moduleId}.`, scope),
      badges: [strings.countFunctions(functions.length), ...getVersionBadge(scope)],
      isCode: false,
      outline: makeFunctionsOutline(functions, scope),
      ...getModuleFacts(module, scope),
    },
  };
}

export function makeSourcePage(
  moduleId: string,
  text: string | undefined,
  scope: Scope,
): Page | undefined {
  const module = scope.view.module(moduleId);
  if (module === undefined || text === undefined) return undefined;
  return {
    kind: 'source',
    scope,
    module,
    text,
    title: module.file,
    description: reference.aboutSource(moduleId),
    reference: {
      trail: getTrail(`${moduleId}.`, scope),
      badges: [reference.source, ...getVersionBadge(scope)],
      isCode: true,
      outline: [],
      lastUpdated: scope.changed(module.file),
    },
    prev: false,
    next: false,
  };
}
