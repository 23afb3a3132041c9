import type { Package } from '../contract/package.ts';
import { formatCount } from '../terminal/format-count.ts';

/** The contents of the packages in numbers: `4 modules, 94 operations, 188 models`. */
export function describeContents(packages: readonly Pick<Package, 'index'>[]): string {
  const modules = packages.flatMap(({ index }) => index.modules);
  const operations = modules.reduce((sum, entry) => sum + entry.operations, 0);
  const models = modules.reduce((sum, entry) => sum + entry.models, 0);
  return [
    formatCount(modules.length, 'module'),
    formatCount(operations, 'operation'),
    formatCount(models, 'model'),
  ].join(', ');
}
