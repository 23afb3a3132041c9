import type { Suggestion } from './suggestions.ts';

const KEY = 'wrapdocs:recent';
const MAX_RECENT = 5;

/** The results that were opened last; the store's content is not trusted. */
export function readRecent(base: string): Suggestion[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(getKey(base)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSuggestion).filter(isOfSite(base)) : [];
  } catch {
    return [];
  }
}

/** Puts a result first among the recent ones; without a store nothing is kept. */
export function addRecent(recent: readonly Suggestion[], opened: Suggestion, base: string): void {
  const others = recent.filter(({ href }) => href !== opened.href);
  try {
    localStorage.setItem(getKey(base), JSON.stringify([opened, ...others].slice(0, MAX_RECENT)));
  } catch {
    // Private windows and full stores: the search works without it.
  }
}

/** Versions of a site, and sites of one host, have separate lists. */
function getKey(base: string): string {
  return base === '/' ? KEY : `${KEY}:${base}`;
}

function isSuggestion(value: unknown): value is Suggestion {
  if (typeof value !== 'object' || value === null) return false;
  const { title, detail, href } = value as Partial<Record<keyof Suggestion, unknown>>;
  return typeof title === 'string' && typeof detail === 'string' && typeof href === 'string';
}

/** Addresses of this site are paths below its base: no scheme, no other host. */
function isOfSite(base: string) {
  const start = base.replace(/\/*$/u, '/');
  // Browsers leave out tabs and line breaks, so `/\t/host` is another host.
  return ({ href }: Suggestion) => href.startsWith(start) && !/^\/[/\\]|[\s\p{Cc}]/u.test(href);
}
