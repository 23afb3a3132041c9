import type { Package } from '../../extractor/contract/package.ts';
import { extract } from '../../extractor/extraction/extract.ts';
import { resolvePathSource } from '../../extractor/sources/resolve-path-source.ts';

/** Extracts a package's folder or a module's file with the settings that a user has by default. */
export async function extractPath(file: string, timeoutMs = 60_000): Promise<Package> {
  return extract({
    source: resolvePathSource(file, process.cwd()),
    origin: { kind: 'path', locator: 'input' },
    docstringStyle: 'auto',
    env: process.env,
    timeoutMs,
  });
}
