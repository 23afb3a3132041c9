import { footer } from '#strings';
import { renderToStaticMarkup } from 'react-dom/server';
import { Outline } from '../components/outline/Outline.tsx';
import { PageTitle } from '../components/reference/PageTitle.tsx';
import { getRepositoryLink } from '../navigation/edit-links.ts';
import { makePagination } from '../navigation/pagination.ts';
import { getNavigation } from '../navigation/site-navigation.ts';
import { getPageFiles } from '../page-models/page-files.ts';
import { getSite } from '../reference/site.ts';
import { base } from '../routing/base.ts';
import { getHref, getPackagePicture, type Route } from '../routing/route.ts';
import { escapeHtml } from './escape-html.ts';
import { makeShape, type PageShape } from './page-shape.ts';
import { renderPage } from './react/render-page.tsx';

/** A page of the reference, whose parts fill a frame. */
interface ReferencePage {
  shape: PageShape;
  /** The parts as HTML, by the names of their marks in the frame. */
  parts: Record<string, string>;
}

/**
 * Renders what differs between the pages of the reference.
 *
 * @param root where search engines find the page: the path of the site without its version
 * @param site the address of the site, if it is known
 */
export async function renderReferencePage(
  route: Route,
  root: string,
  site?: URL,
): Promise<ReferencePage> {
  const { page, areas } = renderPage(route);
  const href = getHref(route, base);
  const files = getPageFiles(page, href, base);
  const { getNeighbours, render } = await getNavigation();
  const pagination = makePagination(getNeighbours(href), { path: href, base, data: page });
  const edit = page.reference.edit ?? getRepositoryLink(footer);
  const packageName = route.kind === 'packages' ? undefined : route.packageName;
  const getAddress = (path: string) => (site === undefined ? path : new URL(path, site).href);
  const texts = {
    title: page.title,
    fullTitle: page.fullTitle ?? page.title,
    description: page.description,
    markdown: files.markdown,
    models: `${href}models.json`,
    address: getAddress(getHref(route, root)),
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
      heading: renderToStaticMarkup(<PageTitle page={page} files={files} />),
      navigation: render(href, getSite().getPlace(route)),
      outline: renderToStaticMarkup(<Outline groups={page.reference.outline} />),
      ...Object.fromEntries(areas.map(({ html }, index) => [`area${String(index)}`, html])),
    },
  };
}
