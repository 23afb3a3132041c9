/** Imported before a build: the page of one class cannot be rendered. */
import { createRequire } from 'node:module';
import type { ReactNode } from 'react';
import type Server from 'react-dom/server';
import type { Page } from '../../astro-site/src/page-models/page.ts';

// An import would copy the functions before they are replaced.
const server = createRequire(import.meta.url)('react-dom/server') as typeof Server;
const { renderToStaticMarkup } = server;

function fail(element: ReactNode): string {
  const { page } = (element as { props: { page?: Page } }).props;
  if (page?.title === 'Unlucky' && (page.areas[0]?.length ?? 0) > 1) {
    throw new RangeError('Maximum call stack size exceeded');
  }
  return renderToStaticMarkup(element);
}

Object.assign(server, { renderToStaticMarkup: fail });
