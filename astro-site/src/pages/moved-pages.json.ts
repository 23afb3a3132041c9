import type { APIRoute } from 'astro';
import project from 'virtual:wrapdocs/project';
import { REFERENCE_FOLDER } from '../../../extractor/contract/reference-folder.ts';
import { REDIRECTS, unknownNameLine } from '../../../extractor/site-input/prose/unknown-name.ts';
import { findAddress } from '../reference/prose-names.ts';
import { getReference } from '../reference/reference.ts';
import { renderMovedPage } from '../render/moved-page.ts';
import { renderOldPages } from '../render/old-pages.ts';
import { base } from '../routing/base.ts';
import { getHref } from '../routing/route.ts';
import script from '../scripts/find-old-entry.js?url';

/**
 * The pages of addresses that lead to another page, by file: `{"api-docs/shop/Order/index.html":
 * "<!doctype html>…"}`. A package can have thousands of them, and Astro needs a multiple of the time
 * for a route each, so the build writes them (`extractor/site/moved-pages.ts`).
 */
export const GET: APIRoute = () =>
  Response.json({
    ...renderOldPages({
      redirects: project.settings.redirects,
      base,
      script,
      findAddress,
      onUnknown: (name) => {
        console.log(unknownNameLine.write({ page: REDIRECTS, name }));
      },
    }),
    ...Object.fromEntries(
      getReference().routes.moved.map(({ slug, to }) => [
        `${REFERENCE_FOLDER}/${slug}/index.html`,
        renderMovedPage(to.anchor ?? to.slug, getHref(to, base)),
      ]),
    ),
  });
