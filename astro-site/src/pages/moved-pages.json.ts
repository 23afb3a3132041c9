import type { APIRoute } from 'astro';
import { REFERENCE_FOLDER } from '../../../extractor/contract/reference-folder.ts';
import { base } from '../routing/base.ts';
import { getHref } from '../routing/route.ts';
import { getReference } from '../reference/reference.ts';
import { renderMovedPage } from '../render/moved-page.ts';

/**
 * The pages of addresses that lead to another page, by file: `{"api-docs/shop/Order/index.html":
 * "<!doctype html>…"}`. A package can have thousands of them, and Astro needs a multiple of the time
 * for a route each, so the build writes them (`extractor/site/moved-pages.ts`).
 */
export const GET: APIRoute = () =>
  Response.json(
    Object.fromEntries(
      getReference().routes.moved.map(({ slug, to }) => [
        `${REFERENCE_FOLDER}/${slug}/index.html`,
        renderMovedPage(to.anchor ?? to.slug, getHref(to, base)),
      ]),
    ),
  );
