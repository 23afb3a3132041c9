import { footer } from '#strings';
import { renderToStaticMarkup } from 'react-dom/server';
import project from 'virtual:wrapdocs/project';
import { Outline } from '../components/outline/Outline.tsx';
import { PageTitle } from '../components/reference/PageTitle.tsx';
import { getRepositoryLink } from '../navigation/edit-links.ts';
import { makePagination } from '../navigation/pagination.ts';
import { getNavigation } from '../navigation/site-navigation.ts';
import { makeAgentLinks, type AgentLink } from '../page-models/agent-links.ts';
import { getPageFiles } from '../page-models/page-files.ts';
import type { Page } from '../page-models/page.ts';
import { getSite } from '../reference/site.ts';
import { base } from '../routing/base.ts';
import { getHref, getPackagePicture, type Route } from '../routing/route.ts';
import { escapeHtml } from './escape-html.ts';
import { makeShape, type PageShape } from './page-shape.ts';
import { renderPage } from './react/render-page.tsx';

/** A page of the reference, whose parts fill a frame. */
export interface ReferencePage {
  shape: PageShape;
  /** The parts as HTML, by the names of their marks in the frame. */
  parts: Record<string, string>;
}

/** Makes and renders the page of a route. */
export async function renderRoute(route: Route): Promise<ReferencePage> {
  return renderReferencePage(route, getSite().getPage(route));
}

/**
 * Renders what differs between the pages of the reference.
 *
 * @param made the page of the route
 */
export async function renderReferencePage(route: Route, made: Page): Promise<ReferencePage> {
  const { page, areas } = renderPage(route, made);
  const href = getHref(route, base);
  const files = getPageFiles(page, href, base);
  const { getNeighbours, render } = await getNavigation();
  const pagination = makePagination(getNeighbours(href), { path: href, base, data: page });
  const edit = page.reference.edit ?? getRepositoryLink(footer);
  const packageName = route.kind === 'packages' ? undefined : route.packageName;
  const texts = {
    title: page.title,
    fullTitle: page.fullTitle ?? page.title,
    description: page.description,
    markdown: files.markdown ?? '',
    openApi: files.openApi?.href ?? '',
    ...makeDate(page.reference.lastUpdated),
    models: `${href}models.json`,
    // Search engines find the page below the path of the site, without its version.
    address: getAddress(getHref(route, project.release?.root ?? base)),
    picture: getAddress(base + getPackagePicture(packageName)),
    editHref: edit?.href ?? '',
    editLabel: edit?.label ?? '',
    prevHref: pagination.prev?.href ?? '',
    prevLabel: pagination.prev?.label ?? '',
    nextHref: pagination.next?.href ?? '',
    nextLabel: pagination.next?.label ?? '',
  };
  return {
    shape: makeShape(page, { files, edit, pagination }),
    parts: {
      ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, escapeHtml(text)])),
      heading: renderToStaticMarkup(
        <PageTitle page={page} files={files} agents={listAgentLinks(files.markdown)} />,
      ),
      navigation: render(href, {
        place: getSite().getPlace(route),
        isNarrow: route.kind === 'source',
      }),
      outline: renderToStaticMarkup(<Outline groups={page.reference.outline} />),
      ...Object.fromEntries(areas.map(({ html }, index) => [`area${String(index)}`, html])),
    },
  };
}

function listAgentLinks(markdown: string | undefined): AgentLink[] {
  const { agents, site } = project.settings;
  const isKnown = markdown !== undefined && site.url !== undefined;
  return makeAgentLinks(agents, {
    markdown: isKnown ? getAddress(markdown) : undefined,
    title: site.title,
  });
}

/** Making a format takes longer than all other parts of a small page. */
const DAYS = new Intl.DateTimeFormat(project.settings.site.language, {
  dateStyle: 'medium',
  timeZone: 'UTC',
});

/** A day for people, and for programs with its time. */
function makeDate(date: Date | undefined): Record<'date' | 'time', string> {
  return {
    date: date === undefined ? '' : DAYS.format(date),
    time: date?.toISOString() ?? '',
  };
}

/** The address of a path for search engines, if the address of the site is known. */
function getAddress(path: string): string {
  const { url } = project.settings.site;
  return url === undefined ? path : new URL(path, url).href;
}
