import type { StarlightRouteData } from '@astrojs/starlight/route-data';
import { renderToStaticMarkup } from 'react-dom/server';
import type { OutlineLink } from '../../page-models/page.ts';
import { Outline } from './Outline.tsx';

type Heading = NonNullable<StarlightRouteData['toc']>['items'][number];

/** The table of contents of a narrative page, as HTML. */
export function renderHeadings(headings: readonly Heading[]): string {
  return renderToStaticMarkup(<Outline groups={[{ links: headings.map(makeLink) }]} />);
}

function makeLink({ slug, text, children }: Heading): OutlineLink {
  const link = { href: `#${slug}`, text };
  return children.length === 0 ? link : { ...link, inner: children.map(makeLink) };
}
