import project from 'virtual:wrapdocs/project';
import type { APIRoute, GetStaticPaths } from 'astro';
import { drawPicture, type PictureText } from '../../components/picture/draw-picture.ts';
import { getSite } from '../../reference/site.ts';
import { sidebar } from '#strings';
import { getPackagePicture, getPagePicture, PICTURES } from '../../routing/route.ts';
import { listPublished } from '../../navigation/published-pages.ts';

interface Picture {
  /** Path below the site's base. */
  path: string;
  text: PictureText;
}

/** Without the site's address, no page can refer to its picture. */
export const getStaticPaths = (async () => {
  if (project.settings.site.url === undefined) return [];
  const pictures = [...(await listPagePictures()), ...listPackagePictures()];
  return pictures.map(({ path, text }) => ({
    params: { slug: path.slice(PICTURES.length + 1, -'.png'.length) },
    props: { text },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ text: PictureText }> = async ({ props }) => {
  const png = await drawPicture(props.text, project.folders.cache);
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};

async function listPagePictures(): Promise<Picture[]> {
  const { title: site } = project.settings.site;
  return (await listPublished()).map(({ id, data: { title, description = '' } }) => ({
    path: getPagePicture(id),
    text: { site, title, description },
  }));
}

function listPackagePictures(): Picture[] {
  const { title: site, description } = project.settings.site;
  const root = { path: getPackagePicture(), text: { site, title: sidebar.reference, description } };
  const packages = getSite().scopes.map(({ view: { index } }) => ({
    path: getPackagePicture(index.name),
    text: { site, title: index.name, description: index.docstring?.summary ?? '' },
  }));
  return [root, ...packages];
}
