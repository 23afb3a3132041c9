import type { APIRoute } from 'astro';
import { listPages } from '../navigation/list-pages.ts';

/** Every page of the site with its title; the 404 page finds similar ones here. */
export const GET: APIRoute = async () => Response.json(await listPages());
