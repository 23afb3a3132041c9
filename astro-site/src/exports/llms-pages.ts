import type { CollectionEntry } from 'astro:content';
import project from 'virtual:wrapdocs/project';
import { api, llms as strings, news } from '#strings';
import { base } from '../routing/base.ts';
import type { ContentEntry } from '../navigation/content-tree.ts';
import { getFunctionId } from '../../../extractor/contract/view/function-id.ts';
import { findOperationFiles } from './operation-files.ts';
import type { LlmsLink, LlmsSection } from './llms.ts';
import { getMarkdownPath } from '../routing/markdown-path.ts';
import { NEWS_ROUTE } from '../news/route.ts';
import { getCoverageFiles } from '../page-models/api/coverage-files.ts';
import { getPackageFiles } from '../page-models/page-files.ts';
import { getHref, hasMarkdown, type Route } from '../routing/route.ts';
import type { Scope } from '../reference/scope.ts';
import { getSite } from '../reference/site.ts';
import { listPublished } from '../navigation/published-pages.ts';

type Entry = CollectionEntry<'docs'>;

/** The address of a file of the site: absolute if the site's address is known. */
function getAddress(path: string): string {
  const { url } = project.settings.site;
  return url === undefined ? path : new URL(path, url).href;
}

/** The narrative pages in the order of the sidebar, with those of the other languages after them. */
export async function listNarrative(): Promise<Entry[]> {
  const entries = new Map((await listPublished()).map((entry) => [entry.id, entry]));
  const { content, translations } = project;
  return [content, ...translations.map((each) => each.content)]
    .flatMap((tree) => tree.flatMap(listSlugs))
    .flatMap((slug) => entries.get(slug) ?? []);
}

function listSlugs(entry: ContentEntry): string[] {
  const own = entry.slug === undefined ? [] : [entry.slug];
  return entry.kind === 'page' ? own : [...own, ...entry.entries.flatMap(listSlugs)];
}

/** The pages of the reference that are there as Markdown. Models come last, because there may be thousands. */
export function listReferenceRoutes(): Route[] {
  const routes = getSite().routes.filter(hasMarkdown);
  return [false, true].flatMap((isModel) =>
    routes.filter(({ kind }) => (kind === 'model') === isModel),
  );
}

export function makeNarrativeLink({ id, data: { title, description } }: Entry): LlmsLink {
  const href = id === 'index' ? base : `${base}${id}/`;
  return { title, url: getAddress(getMarkdownPath(href, base)), description };
}

export function makeReferenceLink(route: Route): LlmsLink {
  const { title, description } = getSite().getTitle(route);
  return { title, url: getAddress(getMarkdownPath(getHref(route, base), base)), description };
}

/**
 * The content of `llms.txt`: the groups of the sidebar, the packages, and the files for programs.
 */
export async function listSections(): Promise<LlmsSection[]> {
  const entries = new Map((await listNarrative()).map((entry) => [entry.id, entry]));
  const link = (slugs: readonly string[]): LlmsLink[] =>
    slugs.flatMap((slug) => entries.get(slug) ?? []).map(makeNarrativeLink);
  const single = project.content.filter(({ kind }) => kind === 'page').flatMap(listSlugs);
  const groups = project.content.filter((entry) => entry.kind === 'group');
  const { scopes, routes } = getSite();
  const overview = routes.filter(({ kind }) => kind === 'packages');
  return [
    {
      title: strings.documentation,
      links: [...link(single), ...listNews(), ...overview.map(makeReferenceLink)],
    },
    ...groups.map((group) => ({ title: group.label, links: link(listSlugs(group)) })),
    ...project.translations.map(({ name, content }) => ({
      title: name,
      links: link(content.flatMap(listSlugs)),
    })),
    ...scopes.map(({ view: { index } }) => ({
      title: strings.reference(index.name),
      links: listModuleRoutes(index.name).map(makeReferenceLink),
    })),
    ...scopes.map((scope) => ({
      title: strings.operationsOf(scope.view.index.name),
      links: listOperationLinks(scope),
    })),
    { title: strings.programs, links: scopes.flatMap(listFiles) },
    {
      title: strings.optional,
      links: [
        {
          title: 'llms-full.txt',
          url: getAddress(`${base}llms-full.txt`),
          description: strings.full,
        },
      ],
    },
  ];
}

function listNews(): LlmsLink[] {
  const { release } = project;
  if (release === undefined) return [];
  const title = news.titleOf(release.version);
  const url = getAddress(getMarkdownPath(`${base}${NEWS_ROUTE}/`, base));
  return [{ title, url, description: news.description(release.version) }];
}

/** A package and its modules, which link to their classes and models. */
function listModuleRoutes(packageName: string): Route[] {
  return getSite().routes.filter(
    (route) =>
      ['package', 'operations', 'coverage', 'module'].includes(route.kind) &&
      'packageName' in route &&
      route.packageName === packageName,
  );
}

/** The operations of a package, each with its Markdown, or its place in that of its page. */
function listOperationLinks({ view, href }: Scope): LlmsLink[] {
  return view.families().flatMap(({ primary }): LlmsLink[] => {
    const { id, method, path, client, summary = '' } = primary;
    const address = href(id);
    if (address === undefined) return [];
    const call = client?.access?.[0] ?? getFunctionId(id);
    return [
      {
        title: `${method} ${path}`,
        url: getAddress(findMarkdown(address)),
        description: summary === '' ? call : `${call}: ${summary}`,
      },
    ];
  });
}

/** The Markdown of what is at an address: of an operation its own, if there is one. */
function findMarkdown(address: string): string {
  const [page = '', anchor] = address.split('#', 2);
  const route = anchor === undefined ? undefined : findRoute(page);
  return route === undefined || anchor === undefined
    ? getMarkdownPath(address, base)
    : findFiles(route)(decodeURIComponent(anchor));
}

let routes: Map<string, Route> | undefined;

function findRoute(page: string): Route | undefined {
  routes ??= new Map(getSite().routes.map((route) => [getHref(route, base), route]));
  return routes.get(page);
}

const files = new Map<Route, (anchor: string) => string>();

function findFiles(route: Route): (anchor: string) => string {
  const known = files.get(route) ?? findOperationFiles(getSite().getPage(route), route);
  files.set(route, known);
  return known;
}

function listFiles(scope: Scope): LlmsLink[] {
  const { index, operations } = scope.view;
  const { contract, openApi, operations: requests } = getPackageFiles(scope);
  const link = {
    title: `${index.name}.json`,
    url: getAddress(contract),
    description: strings.contract(index.name),
  };
  const coverage = scope.api === undefined ? [] : [makeCoverageLink(scope)];
  if (openApi === undefined || requests === undefined) return [...coverage, link];
  const files = [
    [openApi, 'openapi.json', strings.openApi(index.name, operations.length)],
    [requests, 'operations.json', strings.operations(index.name)],
  ] as const;
  const links = files.map(([path, file, description]) => ({
    title: `${index.name} ${file}`,
    url: getAddress(path),
    description,
  }));
  return [...links, ...coverage, link];
}

function makeCoverageLink(scope: Scope): LlmsLink {
  const { name } = scope.view.index;
  return {
    title: `${name} coverage.json`,
    url: getAddress(getCoverageFiles(scope).json),
    description: api.json(name),
  };
}
