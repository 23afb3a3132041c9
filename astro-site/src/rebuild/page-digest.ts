import { createHash } from 'node:crypto';
import type { Page } from '../page-models/page.ts';
import type { Route } from '../routing/route.ts';

const known = new Map<string, string>();

/**
 * A hash of what a page says. Two pages with the same hash have the same HTML, Markdown and search
 * entries, as long as the addresses of the site are the same (`structure.ts`).
 */
export function computePageDigest(page: Page): string {
  const text = JSON.stringify({ ...page, scope: undefined });
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

/** Remembers the digest of a page that was made. */
export function keepPageDigest({ slug }: Route, digest: string): void {
  known.set(slug, digest);
}

/** The digests of the pages that were made, by their slugs. */
export function getPageDigests(): ReadonlyMap<string, string> {
  return known;
}
