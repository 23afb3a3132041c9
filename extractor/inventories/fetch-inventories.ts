import type { InventoryConfig } from '../config/schema.ts';
import type { Inventory } from '../contract/inventory.ts';
import { WrapdocsError } from '../errors.ts';
import { fetchInventory } from './fetch-inventory.ts';
import { parseInventory } from './parse-inventory.ts';

interface Options {
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
  /**
   * Receives a warning about an inventory that is unreachable; the build continues without its
   * links.
   */
  onWarning: (error: WrapdocsError) => void;
}

/** Fetches the configured inventories; an unreachable one is left out with a warning. */
export async function fetchInventories(
  configured: readonly InventoryConfig[],
  options: Options,
): Promise<Inventory[]> {
  const fetched = await Promise.all(configured.map((each) => fetchConfigured(each, options)));
  return fetched.flatMap((inventory) => inventory ?? []);
}

async function fetchConfigured(
  { url, base = new URL('.', url).href }: InventoryConfig,
  { onWarning, ...options }: Options,
): Promise<Inventory | undefined> {
  const parse = (bytes: Buffer) => parseInventory(bytes, url);
  try {
    const objects = parse(await fetchInventory(url, parse, options));
    return { base: base.replace(/\/*$/, '/'), objects };
  } catch (error) {
    if (!(error instanceof WrapdocsError) || error.code === 'INTERRUPTED') throw error;
    onWarning(error);
    return undefined;
  }
}
