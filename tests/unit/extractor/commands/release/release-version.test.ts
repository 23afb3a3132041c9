import { expect, test } from 'vitest';
import { applyReleaseVersion } from '../../../../../extractor/commands/release/release-version.ts';
import { ConfigSchema } from '../../../../../extractor/config/schema.ts';
import type { ConfiguredPackage } from '../../../../../extractor/sources/configured-package.ts';

function makePackage(
  name: string,
  kind: 'path' | 'pypi' = 'path',
  version?: string,
): ConfiguredPackage {
  const [config] = ConfigSchema.parse({
    site: { title: 'Shop' },
    packages: [{ name, source: name, ...(version === undefined ? {} : { version }) }],
  }).packages;
  if (config === undefined) throw new Error('The configuration has a package.');
  return {
    config,
    folder: '.',
    source: { origin: { kind, locator: name } } as ConfiguredPackage['source'],
  };
}

const listVersions = (packages: ConfiguredPackage[], label: string) =>
  applyReleaseVersion(packages, label).map(({ config }) => config.version);

test('the only package of a site has the version of the release', () => {
  expect(listVersions([makePackage('shop')], 'v1.1.0')).toEqual(['1.1.0']);
  expect(listVersions([makePackage('shop')], '2.0rc1')).toEqual(['2.0rc1']);
});

test('a configured version, another kind of source and a name that is no version stay as they are', () => {
  expect(listVersions([makePackage('shop', 'path', '7')], '1.0')).toEqual(['7']);
  expect(listVersions([makePackage('shop', 'pypi')], '1.0')).toEqual([undefined]);
  expect(listVersions([makePackage('shop')], 'preview')).toEqual([undefined]);
});

test('several packages have versions of their own', () => {
  expect(listVersions([makePackage('shop'), makePackage('till')], '1.0')).toEqual([
    undefined,
    undefined,
  ]);
});
