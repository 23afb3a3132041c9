import type { Package } from '../../extractor/contract/package.ts';
import { createIntrospectionServer } from '../../extractor/dev/introspection-server.ts';
import { assemblePackage, extract } from '../../extractor/extraction/extract.ts';
import { resolvePathSource } from '../../extractor/sources/resolve-path-source.ts';

const ORIGIN = { kind: 'path', locator: 'input' } as const;
const DOCSTRING_STYLE = 'auto';

/** Extracts a package's folder or a module's file with default settings, and with hidden routes. */
export async function extractPath(file: string, timeoutMs = 60_000): Promise<Package> {
  return extract({
    source: resolvePathSource(file, process.cwd()),
    origin: ORIGIN,
    docstringStyle: DOCSTRING_STYLE,
    hiddenRoutes: 'show',
    env: process.env,
    timeoutMs,
  });
}

/**
 * Creates a function that extracts like `extractPath`, but in one Python process for all calls.
 *
 * @param signal ends the process
 */
export function createPathExtractor(signal: AbortSignal): (file: string) => Promise<Package> {
  const server = createIntrospectionServer({ env: process.env, signal });
  return async (file) => {
    const source = resolvePathSource(file, process.cwd());
    const request = { source, docstringStyle: DOCSTRING_STYLE, changed: [] } as const;
    return assemblePackage(await server.introspect(request), {
      origin: ORIGIN,
      hiddenRoutes: 'show',
    });
  };
}
