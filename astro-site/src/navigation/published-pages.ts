import { getCollection } from 'astro:content';

/** The narrative pages; drafts are not in a built site. */
export function listPublished() {
  return getCollection('docs', ({ data }) => import.meta.env.DEV || !data.draft);
}
