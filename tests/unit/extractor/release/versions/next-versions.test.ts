import { describe, expect, test } from 'vitest';
import type { Versions } from '../../../../../extractor/contract/versions.ts';
import {
  addVersion,
  findPrevious,
  removeAlias,
  removeVersion,
  setAlias,
  setDefault,
  type ReleaseRequest,
} from '../../../../../extractor/release/versions/next-versions.ts';
import { isPrereleaseLabel } from '../../../../../extractor/release/versions/version-order.ts';
import { catchError } from '../../support/catch-error.ts';
import { BAD_NAMES } from '../names.ts';

function makeRequest(version: string, more: Partial<ReleaseRequest> = {}): ReleaseRequest {
  const prerelease = isPrereleaseLabel(version);
  return { version, date: '2026-01-01', prerelease, aliases: [], replace: false, ...more };
}

/** The list after these releases, one after the other. */
function release(...versions: string[]): Versions {
  const empty: Versions | undefined = undefined;
  return versions.reduce<Versions | undefined>(
    (list, version) => addVersion(list, makeRequest(version)),
    empty,
  ) as Versions;
}

/** Versions with their aliases, the default one in brackets. */
function show({ versions, default: first }: Versions): string {
  const names = versions.map(({ version, aliases }) => {
    const name = version === first ? `[${version}]` : version;
    return [name, ...aliases].join('=');
  });
  return names.join(' ');
}

describe('the root and `latest`', () => {
  test.each([
    [['1.0'], '[1.0]=latest'],
    [['1.0', '1.1'], '[1.1]=latest 1.0'],
    [['1.1', '1.0'], '[1.1]=latest 1.0'],
    [['1.0', '2.0rc1'], '2.0rc1 [1.0]=latest'],
    [['2.0rc1'], '[2.0rc1]=latest'],
    [['2.0rc1', '1.0'], '2.0rc1 [1.0]=latest'],
    [['1.0rc1', '1.0rc2', '1.0'], '[1.0]=latest 1.0rc2 1.0rc1'],
  ])('after %j: %s', (versions, expected) => {
    expect(show(release(...versions))).toBe(expected);
  });

  test('the root stays where it was put', () => {
    const pinned = setDefault(release('1.0', '1.1'), '1.0');
    expect(show(addVersion(pinned, makeRequest('1.2')))).toBe('1.2=latest 1.1 [1.0]');
  });

  test.each([
    ['removed', (list: Versions) => removeAlias(list, 'latest'), 'cannot be removed'],
    ['moved', (list: Versions) => setAlias(list, '1.0', 'latest'), 'cannot be given to 1.0'],
    [
      'moved with a release',
      (list: Versions) => addVersion(list, makeRequest('0.9', { aliases: ['latest'] })),
      'cannot be given to 0.9',
    ],
  ])('`latest` is not %s', async (_what, change, message) => {
    const error = await catchError(() => change(release('1.0', '1.1')));
    expect(error).toMatchObject({ code: 'USAGE' });
    expect(error.message).toContain(
      `\`latest\` ${message}, because it always refers to the newest`,
    );
    expect(error.hint).toContain('such as `stable`');
  });

  test('`latest` may be given to the newest version, and comes back if it was removed', () => {
    const list = release('1.0', '1.1');
    expect(show(setAlias(list, '1.1', 'latest'))).toBe('[1.1]=latest 1.0');
    const versions = list.versions.map((entry) => ({ ...entry, aliases: [] }));
    const next = addVersion({ ...list, versions }, makeRequest('1.2', { aliases: ['latest'] }));
    expect(show(next)).toBe('[1.2]=latest 1.1 1.0');
  });

  test('follow again once the newest version has the root', () => {
    const back = setDefault(setDefault(release('1.0', '1.1'), '1.0'), '1.1');
    expect(show(addVersion(back, makeRequest('1.2')))).toBe('[1.2]=latest 1.1 1.0');
  });

  test('are set or kept by name', () => {
    const list = release('1.0');
    const kept = addVersion(list, makeRequest('1.1', { keepDefault: true }));
    expect(show(kept)).toBe('1.1=latest [1.0]');
    const old = addVersion(release('1.1'), makeRequest('1.0', { aliases: ['lts'] }));
    expect(show(old)).toBe('[1.1]=latest 1.0=lts');
    expect(show(addVersion(undefined, makeRequest('1.0', { keepDefault: true })))).toBe(
      '[1.0]=latest',
    );
  });
});

describe('addVersion', () => {
  test('adds a version only once', async () => {
    const list = release('1.0');
    const error = await catchError(() => addVersion(list, makeRequest('1.0')));
    expect(error).toMatchObject({ code: 'RELEASE_EXISTS', exitCode: 1 });
    expect(error.hint).toContain('--replace');
  });

  test('knows a version by both of its spellings', async () => {
    const list = release('1.0');
    const error = await catchError(() => addVersion(list, makeRequest('v1.0', { replace: true })));
    expect(error).toMatchObject({ code: 'RELEASE_EXISTS', exitCode: 1 });
    expect(error.message).toContain('v1.0 is the version 1.0, which was already released');
    expect(error.hint).toContain('wrapdocs release 1.0 --replace');
  });

  test('replaces it under `replace`, with its aliases', () => {
    const list = setAlias(release('1.0', '1.1'), '1.0', 'lts');
    const replace = { replace: true, date: '2026-02-02', aliases: ['old'] };
    const next = addVersion(list, makeRequest('1.0', replace));
    expect(show(next)).toBe('[1.1]=latest 1.0=lts=old');
    expect(next.versions[1]?.date).toBe('2026-02-02');
  });

  test.each(BAD_NAMES)('refuses %j as version and as alias', async (name) => {
    const list = release('1.0');
    expect(await catchError(() => addVersion(list, makeRequest(name)))).toMatchObject({
      code: 'USAGE',
    });
    const request = makeRequest('1.1', { aliases: [name] });
    expect(await catchError(() => addVersion(list, request))).toMatchObject({ code: 'USAGE' });
    expect(await catchError(() => setAlias(list, '1.0', name))).toMatchObject({ code: 'USAGE' });
  });

  test.each([
    ['1.0RC1', []],
    ['LATEST', []],
    ['1.1', ['1.0rc1']],
    ['1.1', ['Latest']],
    ['1.1', ['1.1']],
    ['1.1', ['x', 'X']],
  ])('refuses %s with the aliases %j beside 1.0rc1 (latest)', async (version, aliases) => {
    const list = release('1.0rc1');
    const error = await catchError(() => addVersion(list, makeRequest(version, { aliases })));
    expect(error.message).toContain('already');
  });

  test('gives an alias to one version only', () => {
    const list = addVersion(release('1.0'), makeRequest('1.1', { aliases: ['stable'] }));
    const next = addVersion(list, makeRequest('1.2', { aliases: ['stable'] }));
    expect(show(next)).toBe('[1.2]=latest=stable 1.1 1.0');
  });
});

describe('removeVersion', () => {
  test('removes its aliases, too, and `latest` moves to the newest that is left', () => {
    const list = setDefault(release('1.0', '1.1', '1.2'), '1.0');
    expect(show(removeVersion(list, '1.2'))).toBe('1.1=latest [1.0]');
  });

  test('asks for the new root', async () => {
    const list = release('1.0', '1.1');
    const error = await catchError(() => removeVersion(list, '1.1'));
    expect(error.hint).toContain('--default 1.0');
    expect(show(removeVersion(list, '1.1', '1.0'))).toBe('[1.0]=latest');
    expect(await catchError(() => removeVersion(list, '1.1', '1.1'))).toMatchObject({
      code: 'USAGE',
    });
  });

  test('keeps the last one', async () => {
    expect((await catchError(() => removeVersion(release('1.0'), '1.0'))).message).toContain(
      'only',
    );
  });
});

test.each([
  ['removeVersion', (list: Versions) => removeVersion(list, '9')],
  ['setDefault', (list: Versions) => setDefault(list, 'latest')],
  ['setAlias', (list: Versions) => setAlias(list, '9', 'x')],
  ['removeAlias', (list: Versions) => removeAlias(list, '1.0')],
])('%s lists the existing versions', async (_, call) => {
  const error = await catchError(() => call(release('1.0')));
  expect(error).toMatchObject({ code: 'RELEASE_NOT_FOUND' });
  expect(error.hint).toMatch(/1\.0|latest/);
});

test.each([
  ['1.0', undefined],
  ['1.1', '1.0'],
  ['2.0', '1.1'],
  ['2.0rc2', '2.0rc1'],
  ['1.0.1', '1.0'],
])('%s is compared with %s', (version, expected) => {
  const list = release('1.0', '1.1', '2.0rc1');
  expect(findPrevious(list, makeRequest(version))).toBe(expected);
});

test('what is published under the name of a branch follows the newest release', () => {
  const list = addVersion(release('1.0', '1.1'), makeRequest('main', { prerelease: true }));
  expect(findPrevious(list, makeRequest('main', { prerelease: true }))).toBe('1.1');
  expect(findPrevious(list, makeRequest('0.9'))).toBeUndefined();
});
