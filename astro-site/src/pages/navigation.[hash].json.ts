import type { APIRoute, GetStaticPaths } from 'astro';
import { getNavigation } from '../navigation/site-navigation.ts';

export const getStaticPaths = (async () => {
  const { hash } = await getNavigation();
  return [{ params: { hash } }];
}) satisfies GetStaticPaths;

/** The whole navigation, which the scripts of a page load when a reader opens a part of it. */
export const GET: APIRoute = async () => {
  const { text } = await getNavigation();
  return new Response(text, { headers: { 'content-type': 'application/json' } });
};
