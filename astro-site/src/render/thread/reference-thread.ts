import { parentPort } from 'node:worker_threads';
import type { Route } from '../../routing/route.ts';
import { makeReferenceContent, type ReferenceContent } from './reference-content.ts';

/** The answer to a route that was sent to the thread. */
export interface Answer {
  slug: string;
  /** Without it, the page could not be made here. */
  content?: ReferenceContent;
}

parentPort?.on('message', (route: Route) => void answer(route));

async function answer(route: Route): Promise<void> {
  const { slug } = route;
  const content = await makeReferenceContent(route).catch(() => undefined);
  parentPort?.postMessage((content === undefined ? { slug } : { slug, content }) satisfies Answer);
}
