import { describe, expect, test } from 'vitest';
import type { Package } from '../../../../extractor/contract/package.ts';
import {
  getChangeFilters,
  listUncompared,
  makeHistory,
  readPrevious,
} from '../../../../extractor/release/history.ts';
import type { Published } from '../../../../extractor/release/release-target.ts';
import { catchError } from '../support/catch-error.ts';
import { makeModule, makeOperation, makePackage } from '../support/contract.ts';

const read = makeOperation('shop.main.read@GET');
const BOTH = makePackage([makeModule('shop.main', [read, makeOperation('shop.main.list@GET')])]);
const ONE = makePackage([makeModule('shop.main', [read])]);
const NAME = ONE.index.name;

/** The content of a target: the text of its files by their path. */
function publish(files: Record<string, string>, versions = ['1.0']): Published {
  const entries = versions.map((version) => ({ version, date: '2026-01-01', aliases: [] }));
  return {
    versions: { schemaVersion: 1, default: versions[0] ?? '', versions: entries },
    names: [],
    readFile: (file) => {
      const text = files[file];
      return Promise.resolve(text === undefined ? undefined : Buffer.from(text));
    },
    listFolder: (folder) => {
      const inside = Object.keys(files).filter((file) => file.startsWith(`${folder}/`));
      return Promise.resolve(inside.map((file) => file.slice(folder.length + 1)));
    },
    fetchFolder: () => Promise.reject(new Error('not asked for')),
  };
}

async function release(
  published: Published,
  version: string,
  packages: Package[],
  filters = getChangeFilters([]),
) {
  const request = { version, date: '2026-02-02', prerelease: false };
  return makeHistory(await readPrevious(published, request), request, packages, filters);
}

describe('the history of a release', () => {
  test('begins with its packages', async () => {
    const nothing = { ...publish({}), versions: undefined };
    expect(await release(nothing, '1.0', [ONE])).toEqual({
      schemaVersion: 1,
      releases: [
        {
          version: '1.0',
          date: '2026-02-02',
          packages: [{ name: NAME, after: ONE.index.version, presence: 'added' }],
        },
      ],
    });
  });

  test('continues with the changes, and with the earlier history', async () => {
    const first = { version: '1.0', date: '2026-01-01', packages: [] };
    const published = publish({
      [`1.0/api-docs/${NAME}.json`]: JSON.stringify(BOTH),
      '1.0/history.json': JSON.stringify({ schemaVersion: 1, releases: [first] }),
    });
    const { releases } = await release(published, '1.1', [ONE]);
    expect(releases[0]).toMatchObject({ version: '1.1', previous: '1.0' });
    const [own] = releases[0]?.packages ?? [];
    expect(own?.changes).toHaveLength(1);
    expect(own?.changes?.[0]).toMatchObject({ severity: 'breaking', item: 'shop.main.list@GET' });
    expect(releases.slice(1)).toEqual([first]);
  });

  test('leaves out the names that the configuration excludes, and counts them', async () => {
    const published = publish({ [`1.0/api-docs/${NAME}.json`]: JSON.stringify(BOTH) });
    const changes = { include: [], exclude: ['shop.main'] };
    const filters = getChangeFilters([{ name: NAME, changes }]);
    const { releases } = await release(published, '1.1', [ONE], filters);
    expect(releases[0]?.packages[0]).toMatchObject({ name: NAME, changes: [], leftOut: 1 });
  });

  test('of the same content says that nothing changed', async () => {
    const published = publish({ [`1.0/api-docs/${NAME}.json`]: JSON.stringify(ONE) });
    const { releases } = await release(published, '1.1', [ONE]);
    expect(releases[0]?.packages[0]?.changes).toEqual([]);
  });

  test('names packages that were added and removed', async () => {
    const gone = { ...ONE, index: { ...ONE.index, name: 'gone' } };
    const published = publish({ '1.0/api-docs/gone.json': JSON.stringify(gone) });
    const { releases } = await release(published, '1.1', [ONE]);
    const presences = releases[0]?.packages.map(({ name, presence }) => [name, presence]);
    expect(presences).toEqual([
      [NAME, 'added'],
      ['gone', 'removed'],
    ]);
  });

  test('compares nothing with a document of another contract', async () => {
    const other = { ...ONE, index: { ...ONE.index, schemaVersion: 1 } };
    const published = publish({ [`1.0/api-docs/${NAME}.json`]: JSON.stringify(other) });
    const { releases } = await release(published, '1.1', [ONE]);
    expect(releases[0]?.packages).toEqual([{ name: NAME, after: ONE.index.version }]);
    const previous = await readPrevious(published, { version: '1.1', prerelease: false });
    expect(previous && listUncompared(previous)).toEqual([
      expect.stringMatching(/^1\.0\/.*\.json was written by contract 1 \(wrapdocs .*\), but this/),
    ]);
  });

  test.each([
    ['its document', `1.0/api-docs/${NAME}.json`, 'CONTRACT_BROKEN'],
    ['its history', '1.0/history.json', 'RELEASES_UNREADABLE'],
  ])('is not written if %s is damaged', async (_, file, code) => {
    const error = await catchError(() => release(publish({ [file]: '{' }), '1.1', [ONE]));
    expect(error.code).toBe(code);
    expect(error.message).toContain(file);
  });
});
