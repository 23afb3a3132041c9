import { expect, test } from 'vitest';
import {
  getFolder,
  parsePages,
  parseVersions,
} from '../../../../astro-site/src/versions/site-versions.ts';

const LIST = {
  schemaVersion: 1,
  default: '0.1.1',
  versions: [
    { version: '0.2.0rc1', date: '2026-11-21', prerelease: true as const, aliases: [] },
    { version: '0.1.1', date: '2026-11-20', aliases: ['latest'] },
  ],
};

test('a list of versions is read as it is', () => {
  expect(parseVersions(LIST)).toEqual({ default: LIST.default, versions: LIST.versions });
});

test('what a later wrapdocs adds is passed over', () => {
  const [, entry] = LIST.versions;
  const later = { ...LIST, schemaVersion: 7, more: 1, versions: [{ ...entry, support: 'none' }] };
  expect(parseVersions(later).versions).toEqual([entry]);
});

test.each(['../x', '', 'a/b', 'javascript:alert(1)', '.', 7, undefined])(
  'a version cannot be called %j',
  (version) => {
    const [, entry] = LIST.versions;
    expect(parseVersions({ ...LIST, versions: [{ version }, entry] }).versions).toEqual([entry]);
  },
);

test.each([null, [], 'x', {}, { default: '1' }, { default: 1, versions: [] }])(
  '%j is not a list of versions',
  (value) => {
    expect(() => parseVersions(value)).toThrow('The list of versions is broken.');
  },
);

test('pages are compared decoded, whatever their list has', () => {
  expect(parsePages({ pages: ['gr%C3%B6%C3%9Fe/', 'b/', 7] })).toEqual(new Set(['größe/', 'b/']));
  expect(() => parsePages({})).toThrow('The list of pages is broken.');
});

test('the default version is read at the root, others in their folders', () => {
  expect(getFolder('0.1.1', LIST, '/repo/')).toBe('/repo/');
  expect(getFolder('0.2.0rc1', LIST, '/repo/')).toBe('/repo/0.2.0rc1/');
});
