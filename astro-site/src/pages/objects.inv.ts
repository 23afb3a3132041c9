import type { APIRoute } from 'astro';
import project from 'virtual:wrapdocs/project';
import { formatInventory, listInventory } from '../exports/objects-inv.ts';
import { getReference } from '../reference/reference.ts';

/** The inventory that Sphinx and mkdocs use to link to this site. */
export const GET: APIRoute = () => {
  const { packages, routes } = getReference();
  const views = [...packages.values()].map(({ view }) => view);
  const entries = views.flatMap((view) => listInventory(view, routes));
  const version = views.length === 1 ? (views[0]?.index.version ?? '') : '';
  const bytes = formatInventory({ name: project.settings.site.title, version }, entries);
  return new Response(new Uint8Array(bytes));
};
