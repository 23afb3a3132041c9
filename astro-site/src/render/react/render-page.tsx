import { renderToStaticMarkup } from 'react-dom/server';
import type { Page } from '../../page-models/page.ts';
import type { Section } from '../../page-models/sections/section.ts';
import { getSite } from '../../reference/site.ts';
import type { Route } from '../../routing/route.ts';
import { findOperationFiles } from '../../exports/operation-files.ts';
import { PageArea } from './Sections.tsx';

interface RenderedPage {
  page: Page;
  areas: { sections: readonly Section[]; html: string }[];
}

/** Renders the page of a route. If it cannot be rendered, the page says so. */
export function renderPage(route: Route, page: Page): RenderedPage {
  try {
    const find = findOperationFiles(page, route);
    // Browsers show Markdown as plain text, which has no anchors.
    return { page, areas: renderAreas(page, (anchor) => find(anchor).replace(/#.*$/u, '')) };
  } catch (error) {
    const failed = getSite().failPage(route, error);
    return { page: failed, areas: renderAreas(failed) };
  }
}

/** Nothing in an area needs a script of its own. */
function renderAreas(page: Page, getMarkdown?: (anchor: string) => string): RenderedPage['areas'] {
  return page.areas.map((sections) => ({
    sections,
    html: renderToStaticMarkup(
      <PageArea page={page} sections={sections} getMarkdown={getMarkdown} />,
    ),
  }));
}
