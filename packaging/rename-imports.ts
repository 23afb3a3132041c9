import { posix } from 'node:path';
import { findExports } from './parts.ts';

const SPECIFIER = /(?<=(?:\bfrom|\bimport|\bimport\(|\bsrc=)\s*["'])\.[^"']+\.tsx?(?=["'])/g;

/**
 * Lets the imports of a file that is not compiled name the compiled files.
 *
 * @param file its path in the checkout
 */
export function renameImports(source: string, file: string): string {
  const folder = posix.dirname(file);
  return source.replaceAll(SPECIFIER, (specifier) => {
    const exporting = findExports(posix.join(folder, specifier), file);
    return posix.relative(folder, exporting).replace(/^(?!\.)/, './');
  });
}
