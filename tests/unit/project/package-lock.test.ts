import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Entry {
  resolved?: string;
  integrity?: string;
  optional?: boolean;
  cpu?: string[];
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Entry>;
};
const ENTRIES = Object.entries(packages).filter(([place]) => place !== '');

/**
 * Builds for other platforms, which the registry did not list when the lock file was made (`npm view`
 * answers E404), so that their digests are unknown. npm asks the registry for them on these platforms.
 */
const WITHOUT_DIGEST = {
  '@astrojs/compiler-binding-':
    'android-arm64 darwin-arm64 darwin-x64 linux-arm64-gnu linux-arm64-musl wasm32-wasi win32-arm64-msvc win32-x64-msvc',
  '@oxc-parser/binding-':
    'android-arm-eabi android-arm64 darwin-arm64 darwin-x64 freebsd-x64 linux-arm-gnueabihf linux-arm-musleabihf linux-ppc64-gnu linux-riscv64-gnu linux-riscv64-musl linux-s390x-gnu openharmony-arm64 win32-arm64-msvc win32-ia32-msvc win32-x64-msvc',
  '@pagefind/': 'darwin-arm64 darwin-x64 freebsd-x64 windows-arm64 windows-x64',
};

test('every package is locked by a digest, except optional builds for other platforms', () => {
  const open = ENTRIES.filter(
    ([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''),
  );
  const names = open.map(([place]) => place.slice(place.lastIndexOf('node_modules/') + 13));
  const expected = Object.entries(WITHOUT_DIGEST).flatMap(([prefix, platforms]) =>
    platforms.split(' ').map((platform) => prefix + platform),
  );
  expect(names.toSorted()).toEqual(expected.toSorted());
  for (const [place, { optional, cpu }] of open) {
    expect({ place, optional, hasCpu: cpu !== undefined }).toMatchObject({
      optional: true,
      hasCpu: true,
    });
  }
});

test('no package comes from another host than the public registry', () => {
  const others = ENTRIES.filter(
    ([, { resolved = 'https://registry.npmjs.org/' }]) =>
      !resolved.startsWith('https://registry.npmjs.org/'),
  );
  expect(others).toEqual([]);
});
