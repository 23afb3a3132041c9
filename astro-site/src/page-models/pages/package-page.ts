import { api as apiStrings, client, code, news, packages as strings, reference } from '#strings';
import type { PackageIndex } from '../../../../extractor/contract/package.ts';
import { countOperations, getFamilies } from '../../clients/families.ts';
import { getOrigin } from '../../reference/package-origin.ts';
import type { Scope } from '../../reference/scope.ts';
import { getLocalName, getPageId } from '../../routing/route.ts';
import { makeConfiguredRequests } from '../authentication.ts';
import { makePackageBehavior, makePackageErrors } from '../client/errors.ts';
import {
  makeFirstCall,
  makeOperationGroups,
  makePackageClients,
} from '../client/package-clients.ts';
import { makeCommandIndex } from '../command.ts';
import { dropAttributeTexts } from '../attribute-texts.ts';
import { makeDocstring } from '../description.ts';
import { getContent, makeModuleContent } from './module-content.ts';
import { makeModules } from './module-list.ts';
import { getModuleFacts, getRootLink, getVersionBadge } from './page-facts.ts';
import { listOperations } from '../client/operations-page.ts';
import type { PageContent } from '../page.ts';
import type { Fact } from '../sections/fact.ts';
import type { ObjectName, PackageCard } from '../sections/index-entry.ts';
import type { PartSection, Section } from '../sections/section.ts';

/** The page of all packages. */
export function makePackagesPage(scopes: readonly Scope[]): PageContent {
  return {
    areas: [[{ kind: 'packages', packages: scopes.map(makeCard) }]],
    reference: { trail: [], badges: [], isCode: false },
  };
}

function makeCard({ view, href }: Scope): PackageCard {
  const { index } = view;
  const operations = countOperations(view);
  return {
    name: index.name,
    href: href(index.name),
    summary: index.docstring?.summary,
    facts: [
      ...(index.version === undefined ? [] : [strings.version(index.version)]),
      strings.moduleCount(index.modules.length),
      ...(operations === 0 ? [] : [strings.operations(operations)]),
    ],
  };
}

/** The page of a package, including the content of its own module. */
export function makePackagePage(scope: Scope): PageContent {
  const { index } = scope.view;
  const module = scope.view.module(index.name);
  const content = module && getContent(module, scope);
  const hasOperations = content !== undefined && content.groups.length > 0;
  return {
    owner: index.name,
    module: module?.id,
    areas: [
      [
        ...makeDocstring(dropAttributeTexts(index.docstring, index.name, scope.view)),
        ...makeFacts(index, scope),
        ...(hasOperations ? [] : makeConfiguredRequests(scope)),
        ...makePackageClients(scope),
        ...makeFirstCall(scope),
        ...makeOperationGroups(scope),
        ...makePackageErrors(scope),
        ...makePackageBehavior(scope),
        ...makeCommandIndex(scope),
        ...makeModules(index.name, scope),
      ],
      ...(content === undefined ? [] : [makeModuleContent(content, scope)]),
      makeDependencies(scope),
    ],
    reference: {
      trail: [getRootLink(scope)],
      badges: [reference.package, ...getVersionBadge(scope)],
      isCode: true,
      ...getModuleFacts(module, scope),
    },
  };
}

/** Where a package comes from, how to install it, and which requests its clients send. */
function makeFacts(
  index: PackageIndex,
  { view, operationsHref, coverageHref, newsHref, api }: Scope,
): Section[] {
  const { released, revision } = index.source;
  const { label, href, install } = getOrigin(index);
  const facts: Fact[] = [];
  const add = (title: string, value: Fact['value']): unknown => facts.push({ title, value });
  if (install !== undefined)
    add(strings.install, { kind: 'command', code: install, copyLabel: code.copyCommand });
  if (label !== undefined) add(strings.origin, { kind: 'link', text: label, href });
  if (revision !== undefined)
    add(strings.revision, { kind: 'codes', codes: [revision.slice(0, 12)] });
  if (released !== undefined) add(strings.released, { kind: 'date', date: released });
  if (operationsHref !== undefined) {
    const calls = getFamilies(view).primaries.length;
    const text =
      calls > 0 ? client.allOperations(calls) : client.countOperations(listOperations(view).length);
    add(client.operations, { kind: 'link', text, href: operationsHref });
  }
  if (newsHref !== undefined) {
    const text = index.version === undefined ? news.title : news.titleOf(index.version);
    add(news.title, { kind: 'link', text, href: newsHref });
  }
  if (api !== undefined) {
    const text = apiStrings.share(api.file.sent, api.file.total);
    add(apiStrings.coverage, { kind: 'link', text, href: coverageHref });
  }
  return facts.length === 0 ? [] : [{ kind: 'facts', facts }];
}

/** Which modules import which. */
function makeDependencies(scope: Scope): PartSection[] {
  if (scope.dependencies.length === 0) return [];
  const dependencies = scope.dependencies.map(({ id, imports }) => {
    return { ...getName(id, scope), imports: imports.map((target) => getName(target, scope)) };
  });
  return [
    {
      kind: 'part',
      id: 'package-dependencies',
      title: strings.dependencies,
      note: strings.dependenciesNote,
      outline: 'heading',
      sections: [{ kind: 'dependencies', dependencies }],
    },
  ];
}

function getName(id: string, { view }: Scope): ObjectName {
  return { name: getLocalName(id, view.index.name), id: getPageId(id) };
}
