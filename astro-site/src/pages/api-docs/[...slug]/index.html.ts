import type { APIRoute, GetStaticPaths } from 'astro';
import { base } from '../../../routing/base.ts';
import { getHref, type Place } from '../../../routing/route.ts';
import { getReference } from '../../../reference/reference.ts';
import { renderMovedPage } from '../../../render/moved-page.ts';

/** Only `dev` asks for them one by one: `moved-pages.json` has those of a build. */
export const getStaticPaths = (() =>
  (import.meta.env.DEV ? getReference().routes.moved : []).map(({ slug, to }) => ({
    params: { slug },
    props: { to },
  }))) satisfies GetStaticPaths;

/** The address of a model that shares a page: it leads there. */
export const GET: APIRoute<{ to: Place }> = ({ props }) =>
  new Response(renderMovedPage(props.to.anchor ?? props.to.slug, getHref(props.to, base)), {
    headers: { 'Content-Type': 'text/html' },
  });
