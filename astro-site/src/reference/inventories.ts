import type { Inventory } from '../../../extractor/contract/inventory.ts';

/** Where other projects document a name; `role` is Sphinx's name for its kind. */
interface ExternalPlace {
  role: string;
  href: string;
}

export type FindExternal = (name: string) => ExternalPlace | undefined;

/** Looks names up in the inventories, in their order. */
export function createFindExternal(inventories: readonly Inventory[]): FindExternal {
  const places = new Map<string, ExternalPlace>();
  for (const { base, objects } of inventories) {
    for (const { name, role, uri } of objects) {
      const href = getAddress(uri, base);
      if (href !== undefined && !places.has(name)) places.set(name, { role, href });
    }
  }
  return (name) => places.get(name);
}

/** Inventories are untrusted: their links must stay on the site that they describe. */
function getAddress(uri: string, base: string): string | undefined {
  const { href } = new URL(uri, base);
  return href.startsWith(base) ? href : undefined;
}
