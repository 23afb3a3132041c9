import { module as strings, packages, reference } from '#strings';
import type { Scope } from '../../reference/scope.ts';
import { countOperations } from '../../clients/families.ts';
import { dropAttributeTexts } from '../attribute-texts.ts';
import { makeDocstring, makeNotes } from '../description.ts';
import { makeMember } from '../member.ts';
import { getContent, makeModuleContent, type ModuleContent } from './module-content.ts';
import { makeModules } from './module-list.ts';
import { getModuleFacts, getTrail, getVersionBadge } from './page-facts.ts';
import type { PageContent } from '../page.ts';

export function makeModulePage(moduleId: string, scope: Scope): PageContent | undefined {
  const module = scope.view.module(moduleId);
  const content = module && getContent(module, scope);
  if (module === undefined || content === undefined) return undefined;
  return {
    owner: moduleId,
    module: moduleId,
    areas: [
      [
        ...makeDocstring(dropAttributeTexts(module.docstring, moduleId, scope.view)),
        ...makeNotes(moduleId, scope),
        ...makeModules(moduleId, scope),
      ],
      makeModuleContent(content, scope),
    ],
    reference: {
      trail: getTrail(moduleId, scope),
      badges: [
        module.private === true ? strings.private : reference.module,
        ...countContent(content, scope),
        ...getVersionBadge(scope),
      ],
      isCode: true,
      ...getModuleFacts(module, scope),
    },
  };
}

/** The page of the functions of a module that is too large for one page. */
export function makeFunctionsPage(moduleId: string, scope: Scope): PageContent | undefined {
  const module = scope.view.module(moduleId);
  const content = module && getContent(module, scope);
  if (module === undefined || content === undefined) return undefined;
  const functions = content.members.filter(({ item }) => item.kind === 'function');
  return {
    owner: moduleId,
    module: moduleId,
    areas: [functions.flatMap(({ item, name }) => makeMember(item, name, scope))],
    reference: {
      trail: getTrail(`${moduleId}.`, scope),
      badges: [strings.countFunctions(functions.length), ...getVersionBadge(scope)],
      isCode: false,
      ...getModuleFacts(module, scope),
    },
  };
}

export function makeSourcePage(
  moduleId: string,
  text: string | undefined,
  scope: Scope,
): PageContent | undefined {
  const module = scope.view.module(moduleId);
  if (module === undefined || text === undefined) return undefined;
  return {
    owner: moduleId,
    areas: [[{ kind: 'sourceCode', file: module.file, text }]],
    reference: {
      trail: getTrail(`${moduleId}.`, scope),
      badges: [reference.source, ...getVersionBadge(scope)],
      isCode: true,
      lastUpdated: scope.changed(module.file),
    },
    prev: false,
    next: false,
  };
}

function countContent({ moduleId, models }: ModuleContent, { view }: Scope): string[] {
  const operations = countOperations(view, moduleId);
  const classes = models.reduce((sum, group) => sum + group.models.length, 0);
  return [
    ...(operations > 0 ? [packages.operations(operations)] : []),
    ...(classes > 0 ? [packages.models(classes)] : []),
  ];
}
