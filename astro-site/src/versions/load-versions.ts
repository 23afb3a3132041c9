import { parsePages, parseVersions, type SiteVersions } from './site-versions.ts';

const known = new Map<string, Promise<unknown>>();

/** The versions of a site, loaded on every page because there may be a new one. */
export function loadVersions(root: string): Promise<SiteVersions> {
  return load(`${root}versions.json`, parseVersions);
}

/** The pages of a version. */
export function loadPages(root: string, version: string): Promise<Set<string>> {
  return load(`${root}${version}/pages.json`, parsePages);
}

/** Loads a file once per page; a failed load is tried again the next time. */
function load<T>(address: string, parse: (value: unknown) => T): Promise<T> {
  const loading = (known.get(address) as Promise<T> | undefined) ?? fetchJson(address, parse);
  known.set(address, loading);
  loading.catch(() => known.delete(address));
  return loading;
}

async function fetchJson<T>(address: string, parse: (value: unknown) => T): Promise<T> {
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${address} answered ${String(response.status)}.`);
  return parse(await response.json());
}
