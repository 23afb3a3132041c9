import type { APIRoute, GetStaticPaths } from 'astro';
import project from 'virtual:wrapdocs/project';
import { getNavigation } from '../navigation/site-navigation.ts';

export const getStaticPaths = (async () => {
  const folders = ['', ...project.translations.map(({ folder }) => folder)];
  const navigations = await Promise.all(folders.map(getNavigation));
  return navigations.map(({ hash }, index) => ({
    params: { hash },
    props: { folder: folders[index] },
  }));
}) satisfies GetStaticPaths;

/** A whole navigation, which the scripts of a page load when a reader opens a part of it. */
export const GET: APIRoute<{ folder: string }> = async ({ props }) => {
  const { text } = await getNavigation(props.folder);
  return new Response(text, { headers: { 'content-type': 'application/json' } });
};
