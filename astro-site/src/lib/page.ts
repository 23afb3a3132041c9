import { model as modelStrings, packages, reference, sidebar } from '#strings';
import type { ClassItem } from '../../../extractor/contract/class.ts';
import type { Docstring } from '../../../extractor/contract/docstring.ts';
import type { Module } from '../../../extractor/contract/module.ts';
import { getModuleContent, type ModuleContent } from './module-content.ts';
import { makeModelOutline, makeModuleOutline } from './outline.ts';
import type { ReferencePage } from './reference-page.ts';
import { getSourceFacts } from './page-source.ts';
import { API_ROOT, getHref, getLocalName, isModel, type Route } from './routes.ts';
import type { Scope } from './scope.ts';

interface PageLink {
  label: string;
  link: string;
}

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
  | { kind: 'model'; scope: Scope; model: ClassItem }
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
    case 'model':
      return makeModelPage(route.modelId, route.moduleId, scope);
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

function makePackagePage(scope: Scope): Page {
  const { index } = scope.view;
  const module = scope.view.module(index.name);
  const root = module && { module, content: getContent(module, scope) };
  return {
    kind: 'package',
    scope,
    root,
    title: index.name,
    description: describe(index.docstring, reference.aboutPackage(index.name)),
    reference: {
      trail: [getRootLink(scope)],
      badges: [reference.package, ...getVersionBadge(scope)],
      isCode: true,
      outline: root === undefined ? [] : outlineContent(root.content, scope),
      ...getModuleFacts(module, scope),
    },
  };
}

function makeModulePage(moduleId: string, scope: Scope): Page | undefined {
  const module = scope.view.module(moduleId);
  if (module === undefined) return undefined;
  const content = getContent(module, scope);
  return {
    kind: 'module',
    scope,
    module,
    content,
    title: getLocalName(moduleId, scope.view.index.name),
    description: describe(module.docstring, reference.aboutModule(moduleId)),
    reference: {
      trail: [getRootLink(scope), ...getTrail(moduleId, scope)],
      badges: [reference.module, ...countContent(content), ...getVersionBadge(scope)],
      isCode: true,
      outline: outlineContent(content, scope),
      ...getModuleFacts(module, scope),
    },
  };
}

function makeModelPage(modelId: string, moduleId: string, scope: Scope): Page | undefined {
  const model = scope.view.item(modelId);
  const module = scope.view.module(moduleId);
  if (model?.kind !== 'class' || module === undefined) return undefined;
  const title = getLocalName(modelId, moduleId);
  return {
    kind: 'model',
    scope,
    model,
    title,
    description: describe(model.docstring, reference.aboutModel(title, moduleId)),
    reference: {
      trail: [getRootLink(scope), ...getTrail(modelId, scope)],
      badges: [
        ...(model.model === undefined ? [] : [modelStrings.flavors[model.model.flavor]]),
        ...(model.deprecated === undefined ? [] : [reference.deprecated]),
      ],
      isCode: true,
      outline: makeModelOutline(model, scope),
      ...getSourceFacts(model.source, scope),
    },
    ...getNeighbours(model, module, scope),
  };
}

function makeSourcePage(
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
      trail: [getRootLink(scope), ...getTrail(`${moduleId}.`, scope)],
      badges: [reference.source, ...getVersionBadge(scope)],
      isCode: true,
      outline: [],
      lastUpdated: scope.changed(module.file),
    },
    prev: false,
    next: false,
  };
}

function getModuleFacts(module: Module | undefined, scope: Scope) {
  return getSourceFacts(module && { file: module.file, line: 1 }, scope);
}

function getContent(module: Module, { view, settings }: Scope): ModuleContent {
  const labels = settings.groups.map(({ label }) => label);
  return getModuleContent(module, view, labels);
}

function outlineContent({ groups, models, members }: ModuleContent, scope: Scope) {
  return makeModuleOutline(groups, models, members, scope);
}

function getRootLink({ base }: Scope): { label: string; href: string } {
  return { label: sidebar.reference, href: getHref({ slug: '' }, base) };
}

/** The documented things above an id: its package, its modules. */
function getTrail(id: string, { href }: Scope): { label: string; href: string }[] {
  const parts = id.split('.').slice(0, -1);
  return parts.flatMap((label, index) => {
    const target = href(parts.slice(0, index + 1).join('.'));
    return target === undefined ? [] : [{ label, href: target }];
  });
}

function getVersionBadge({ view }: Scope): string[] {
  return view.index.version === undefined ? [] : [`v${view.index.version.replace(/^v/, '')}`];
}

function countContent({ groups, models }: ModuleContent): string[] {
  const operations = groups.reduce((sum, group) => sum + group.operations.length, 0);
  const classes = models.reduce((sum, group) => sum + group.models.length, 0);
  return [
    ...(operations > 0 ? [packages.operations(operations)] : []),
    ...(classes > 0 ? [packages.models(classes)] : []),
  ];
}

/** The models before and after, as their module has them. */
function getNeighbours(
  model: ClassItem,
  module: Module,
  scope: Scope,
): Pick<Page, 'prev' | 'next'> {
  const models = module.items.filter(isModel);
  const index = models.indexOf(model);
  const link = (item: ClassItem | undefined): PageLink | false =>
    item === undefined ? false : { label: item.name, link: scope.href(item.id) ?? `/${API_ROOT}/` };
  return { prev: link(models[index - 1]), next: link(models[index + 1]) };
}

/** A docstring's summary for search engines: plain text. */
function describe(docstring: Docstring | undefined, otherwise: string): string {
  const summary = docstring?.summary.replaceAll('`', '').trim() ?? '';
  return summary === '' ? otherwise : summary;
}
