import { valid } from '@renovatebot/pep440';
import type { ConfiguredPackage } from '../../sources/configured-package.ts';

/**
 * Gives the only package of a site the version of the release, which its source may contradict:
 * `__version__` is often changed after a release. The versions of several packages differ, and a
 * package from an index or a commit has the version of its own release.
 *
 * @param label the name of the release, such as `v1.1.0`
 */
export function applyReleaseVersion(
  packages: readonly ConfiguredPackage[],
  label: string,
): ConfiguredPackage[] {
  const [only, ...others] = packages;
  if (only === undefined || others.length > 0 || valid(label) === null) return [...packages];
  const { config, source } = only;
  if (config.version !== undefined || source.origin.kind !== 'path') return [only];
  return [{ ...only, config: { ...config, version: label.replace(/^v(?=\d)/i, '') } }];
}
