import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Entry {
  resolved?: string;
  integrity?: string;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Entry>;
};
const ENTRIES = Object.entries(packages).filter(([place]) => place !== '');

test('every package is locked by a digest, also the builds for other platforms', () => {
  const open = ENTRIES.filter(
    ([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''),
  );
  expect(open).toEqual([]);
});

test('no package comes from another host than the public registry', () => {
  const others = ENTRIES.filter(
    ([, { resolved = 'https://registry.npmjs.org/' }]) =>
      !resolved.startsWith('https://registry.npmjs.org/'),
  );
  expect(others).toEqual([]);
});
