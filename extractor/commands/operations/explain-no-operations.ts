import type { Package } from '../../contract/package.ts';
import { formatCount } from '../../terminal/format-count.ts';

/** What was looked for in a package without operations. */
export function explainNoOperations({ modules }: Package): string {
  const functions = modules
    .flatMap(({ items }) => items)
    .filter(({ kind }) => kind === 'function').length;
  const place = `${formatCount(functions, 'function')} in ${formatCount(modules.length, 'module')}`;
  return `None of the ${place} sends an HTTP request that could be determined, or declares one with a decorator such as @app.get("/path").`;
}
