import path from 'node:path';
import { execa } from 'execa';
import { describe, expect, test } from 'vitest';
import { findPublication } from '../../../../extractor/sources/find-publication.ts';
import { catchError } from '../support/catch-error.ts';
import { pack, startIndex } from '../support/package-index.ts';
import { makeSourceCache } from '../support/source-cache.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

async function makeRepository() {
  const folder = makeTemporaryFolder({ 'shop/src/shop/__init__.py': 'x = 1\n' });
  const repository = path.join(folder, 'shop');
  const identity = ['-c', 'user.name=Ada', '-c', 'user.email=ada@shop.example'];
  const git = (...args: string[]) => execa('git', ['-C', repository, ...identity, ...args]);
  await git('init', '--quiet');
  await git('add', '.');
  await git('commit', '--quiet', '-m', 'first');
  await git('tag', 'v1.0');
  await git('tag', '-a', '-m', 'second', 'v1.1');
  return { folder, repository };
}

describe('all tags of a repository', () => {
  test('are listed, and locate the configured package', async () => {
    const { folder } = await makeRepository();
    const options = { cwd: folder, env: process.env };
    const { versions, dates, locate } = await findPublication('git:shop', options);
    expect(dates?.get('v1.1')).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(versions.toSorted()).toEqual(['v1.0', 'v1.1']);
    expect(locate('shop/src/shop', 'v1.0')).toBe('git:shop@v1.0#src/shop');
    expect(locate('git:./shop@main#src', 'v1.0')).toBe('git:shop@v1.0#src');
    expect(locate('git:other@main', 'v1.0')).toBeUndefined();
    expect(locate('elsewhere', 'v1.0')).toBeUndefined();
    expect(locate('pypi:shop==1.0', 'v1.0')).toBeUndefined();
  });

  test('are those of the own repository without a name, also in a folder of it', async () => {
    const { repository } = await makeRepository();
    const options = { cwd: path.join(repository, 'src'), env: process.env };
    const { versions, locate } = await findPublication('git:', options);
    expect(versions).toHaveLength(2);
    expect(locate('shop', 'v1.0')).toBe('git:.@v1.0#src/shop');
  });

  test('of anything but a repository are empty', async () => {
    const options = { cwd: makeTemporaryFolder(), env: process.env };
    expect((await catchError(() => findPublication('git:nowhere', options))).message).toContain(
      'nowhere',
    );
  });
});

describe('all versions of a project on the index', () => {
  test('are listed without yanked ones, and locate the configured package', async () => {
    const index = await startIndex();
    for (const version of ['1.0', '1.10', '1.9', '2.0rc1']) {
      const files = { 'shop/__init__.py': '' };
      const name = `shop-${version}-py3-none-any.whl`;
      index.files.set(name, pack('wheel', 'shop', version, files));
    }
    const cache = await makeSourceCache();
    const env = { ...process.env, PIP_INDEX_URL: index.url, WRAPDOCS_CACHE: cache };
    const { versions, locate } = await findPublication('pypi:Shop', { cwd: cache, env });
    expect(versions).toEqual(['1.0', '1.9', '1.10', '2.0rc1']);
    expect(locate('pypi:shop==3.0#shop', '1.0')).toBe('pypi:shop==1.0#shop');
    expect(locate('pypi:other==3.0', '1.0')).toBeUndefined();
  });
});

test.each(['pypi:shop==1.0', 'git:shop@v1.0', 'src/shop', 'shop'])(
  '%s does not name all versions',
  async (word) => {
    const options = { cwd: makeTemporaryFolder(), env: process.env };
    expect(await catchError(() => findPublication(word, options))).toMatchObject({ code: 'USAGE' });
  },
);
