import { readFileSync } from 'node:fs';
import project from 'virtual:wrapdocs/project';
import { base } from '../routing/base.ts';
import { createFindExternal } from './inventories.ts';
import { getPageTitle, makePage, type PageSources } from '../page-models/make-page.ts';
import type { Page, PageTitle } from '../page-models/page.ts';
import { createFindHistory } from '../news/item-history.ts';
import { makeFailedPage, reportPageFailure } from '../render/page-failure.ts';
import { getReference } from './reference.ts';
import { getPageId, type Route } from '../routing/route.ts';
import { createScope, type Scope } from './scope.ts';

/** The reference with everything that its pages share, made once per build. */
function createSite() {
  const { packages, routes } = getReference();
  const external = createFindExternal(project.inventories);
  const scopes = new Map<string, Scope>(
    [...packages].map(([name, { view, settings, api, recorded }]) => [
      name,
      createScope(view, settings, routes, {
        base,
        isRelease: project.release !== undefined,
        api,
        dates: project.dates.packages[name] ?? {},
        external,
        history: createFindHistory(project.release?.history, name),
        recorded,
      }),
    ]),
  );
  const sources: PageSources = {
    scopes,
    getSource(name, id) {
      const file = packages.get(name)?.sources.get(id);
      return file === undefined ? undefined : readFileSync(file, 'utf8');
    },
  };
  /** Reports an error, and returns the page that is published instead. */
  function failPage(route: Route, error: unknown): Page {
    const scope = route.kind === 'packages' ? undefined : scopes.get(route.packageName);
    reportPageFailure(route, scope, error);
    return makeFailedPage(route, scope);
  }
  return {
    table: routes,
    routes: routes.routes,
    /** The address of the module that a page belongs to. */
    getPlace(route: Route): string | undefined {
      if ('moduleId' in route)
        return scopes.get(route.packageName)?.href(getPageId(route.moduleId));
      const [first, ...others] = scopes.values();
      const isOnly = route.kind === 'packages' && others.length === 0;
      return isOnly ? first?.href(first.view.index.name) : undefined;
    },
    scopes: [...scopes.values()],
    /** The page of a route. If it cannot be made, the page says so. */
    getPage(route: Route): Page {
      try {
        return expectPage(makePage(route, sources), route);
      } catch (error) {
        return failPage(route, error);
      }
    },
    failPage,
    /** The title of a page, which is cheaper than the page. */
    getTitle(route: Route): PageTitle {
      return expectPage(getPageTitle(route, sources), route);
    },
  };
}

function expectPage<T>(page: T | undefined, { slug }: Route): T {
  if (page === undefined) throw new Error(`The route ${slug} has no page: a bug of wrapdocs.`);
  return page;
}

let site: ReturnType<typeof createSite> | undefined;

export function getSite(): ReturnType<typeof createSite> {
  return (site ??= createSite());
}
