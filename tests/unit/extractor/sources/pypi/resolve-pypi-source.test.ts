import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { resolveSource } from '../../../../../extractor/sources/resolve-source.ts';
import type { SourceOptions } from '../../../../../extractor/sources/source.ts';
import { catchError } from '../../support/catch-error.ts';
import { pack, startIndex } from '../../support/package-index.ts';
import { makeProgram } from '../../support/scripts.ts';
import { makeSourceCache } from '../../support/source-cache.ts';
import { makeTemporaryFolder } from '../../support/temporary-folder.ts';

const WHEEL = 'shop-1.0-py3-none-any.whl';
const FILES = { 'shop/__init__.py': 'x = 1\n', 'shop/client.py': 'y = 1\n' };

let cache = '';
let index: Awaited<ReturnType<typeof startIndex>>;

beforeEach(async () => {
  cache = await makeSourceCache();
  index = await startIndex();
  index.files.set(WHEEL, pack('wheel', 'shop', '1.0', FILES));
});

async function resolve(word: string, options: Partial<SourceOptions> = {}) {
  const env = { ...process.env, PIP_INDEX_URL: index.url, ...options.env, WRAPDOCS_CACHE: cache };
  return resolveSource(word, { cwd: cache, ...options, env });
}

/** The cache's content for releases, below their indexes. */
function listReleases(): string[] {
  const store = path.join(cache, 'sources', 'pypi');
  if (!existsSync(store)) return [];
  const indexes = readdirSync(store).filter((name) => !name.startsWith('index-'));
  return indexes.flatMap((name) => readdirSync(path.join(store, name)));
}

describe('a release', () => {
  test('is fetched once for all spellings of its name', async () => {
    const source = await resolve('pypi:Shop==1.0');
    expect(source).toMatchObject({
      package: 'shop',
      only: [],
      origin: {
        kind: 'pypi',
        locator: 'pypi:Shop==1.0',
        version: '1.0',
        released: '2024-05-06T07:08:09.000Z',
      },
      warnings: [],
    });
    expect(readFileSync(path.join(source.root, 'shop/client.py'), 'utf8')).toBe('y = 1\n');
    expect(index.requests).toEqual(['/simple/shop/', `/files/${WHEEL}`]);
    index.stop();
    expect((await resolve('pypi:shop==1.0')).root).toBe(source.root);
  });

  test('from another index is separate', async () => {
    await resolve('pypi:shop==1.0');
    const other = await startIndex();
    const env = { PIP_INDEX_URL: other.url };
    const error = await catchError(() => resolve('pypi:shop==1.0', { env }));
    expect(error.code).toBe('SOURCE_NOT_FOUND');
    other.files.set(WHEEL, pack('wheel', 'shop', '1.0', { 'shop/__init__.py': 'other = 1\n' }));
    const { root } = await resolve('pypi:shop==1.0', { env });
    expect(readFileSync(path.join(root, 'shop/__init__.py'), 'utf8')).toBe('other = 1\n');
  });

  test('leaves no credentials behind', async () => {
    const env = { PIP_INDEX_URL: index.url.replace('//', '//me:s3cret@') };
    const source = await resolve('pypi:shop==1.0', { env });
    expect(JSON.stringify(source)).not.toContain('s3cret');
    const kept = readdirSync(path.join(cache, 'sources'), { recursive: true })
      .map((name) => path.join(cache, 'sources', String(name)))
      .filter((file) => statSync(file).isFile())
      .map((file) => readFileSync(file, 'latin1'));
    expect(kept.join('\n')).not.toContain('s3cret');
    // The address without them is the same index.
    index.stop();
    expect((await resolve('pypi:shop==1.0')).root).toBe(source.root);
  });

  test('that is a source distribution is read as a project', async () => {
    const files = { 'pyproject.toml': '', 'src/shop/__init__.py': '', 'tests/__init__.py': '' };
    index.files.set('shop-2.0.tar.gz', pack('sdist', 'shop', '2.0', files));
    expect(await resolve('pypi:shop==2.0')).toMatchObject({ package: 'shop', only: [] });
    expect(await resolve('pypi:shop==2.0#src/shop')).toMatchObject({ package: 'shop' });
    const error = await catchError(() => resolve('pypi:shop==2.0#docs'));
    expect(error).toMatchObject({
      code: 'SOURCE_NOT_FOUND',
      hint: 'After `#`, use the folder of a single Python package, or a .py file.',
    });
  });

  test('called latest is the newest one that is neither a pre-release nor yanked', async () => {
    for (const version of ['0.9', '1.10', '2.0rc1', '1.9']) {
      const files = { 'shop/__init__.py': `v = "${version}"\n` };
      index.files.set(`shop-${version}-py3-none-any.whl`, pack('wheel', 'shop', version, files));
    }
    index.files.set('shop-3.0+yanked-py3-none-any.whl', Buffer.from(''));
    expect((await resolve('pypi:shop==latest')).origin).toMatchObject({
      locator: 'pypi:shop==1.10',
      version: '1.10',
    });
  });
});

test('requires an import package if it has several', async () => {
  index.files.set(WHEEL, pack('wheel', 'shop', '1.0', { ...FILES, 'attr/__init__.py': '' }));
  const error = await catchError(() => resolve('pypi:shop==1.0'));
  expect(error.hint).toBe('Specify which one to read: `pypi:shop==1.0#attr`.');
  expect(await resolve('pypi:shop==1.0#attr')).toMatchObject({ package: 'attr', only: [] });
  expect(await resolve('pypi:shop==1.0', { prefer: 'shop' })).toMatchObject({ package: 'shop' });
});

describe('the cache', () => {
  test('supports concurrent runs', async () => {
    const sources = await Promise.all(Array.from({ length: 6 }, () => resolve('pypi:shop==1.0')));
    expect(new Set(sources.map(({ root }) => root)).size).toBe(1);
    expect(listReleases()).toEqual(['shop==1.0']);
  });

  test('keeps nothing after a failure', async () => {
    index.files.set(WHEEL, (_, response) => {
      response.end('something else');
    });
    const error = await catchError(() => resolve('pypi:shop==1.0'));
    expect(error.code).toBe('SOURCE_REFUSED');
    expect(listReleases()).toEqual([]);
  });

  test('keeps nothing after an interruption', async () => {
    const interruption = new AbortController();
    index.files.set(WHEEL, (_, response) => {
      response.writeHead(200, { 'Content-Length': 1000 }).write('half');
      interruption.abort();
    });
    const { signal } = interruption;
    const error = await catchError(() => resolve('pypi:shop==1.0', { signal }));
    expect(error).toMatchObject({ code: 'INTERRUPTED', exitCode: 130 });
    expect(listReleases()).toEqual([]);
  });

  test('stays empty if there is no answer', async () => {
    index.stop();
    const error = await catchError(() => resolve('pypi:shop==1.0'));
    expect(error.code).toBe('SOURCE_UNREACHABLE');
    expect(listReleases()).toEqual([]);
  });
});

describe('pip', () => {
  /** A Python whose pip logs each request for its settings. */
  function makeAskedPython() {
    const folder = makeTemporaryFolder();
    const asked = path.join(folder, 'asked');
    const python = makeProgram(
      [
        'case "$*" in',
        `  *sys.version_info*) echo "$(python3 -c 'import sys; print(*sys.version_info[:2])') $0" ;;`,
        `  *"pip config list") echo x >> '${asked}'; exec python3 "$@" ;;`,
        '  *) exec python3 "$@" ;;',
        'esac',
      ].join('\n'),
      folder,
    );
    return {
      python,
      count: () => (existsSync(asked) ? readFileSync(asked, 'utf8').length / 2 : 0),
    };
  }

  /** Like another run, which does not know what this one knows. */
  async function resolveAnew(word: string, options: Partial<SourceOptions>) {
    return resolve(word, { ...options, env: { ...options.env, RUN: randomUUID() } });
  }

  test('is not asked if the cache has the answer', async () => {
    const { python, count } = makeAskedPython();
    await resolveAnew('pypi:shop==1.0', { python });
    index.stop();
    await resolveAnew('pypi:shop==1.0', { python });
    expect(count()).toBe(1);
  });

  test('is asked again after its configuration changed', async () => {
    const { python, count } = makeAskedPython();
    const file = path.join(cache, 'pip.conf');
    const env = { PIP_INDEX_URL: undefined, PIP_CONFIG_FILE: file };
    writeFileSync(file, `[global]\nindex-url = ${index.url}\n`);
    await resolveAnew('pypi:shop==1.0', { python, env });
    const other = await startIndex();
    writeFileSync(file, `[global]\nindex-url = ${other.url}\n`);
    const error = await catchError(() => resolveAnew('pypi:shop==1.0', { python, env }));
    expect([error.code, count()]).toEqual(['SOURCE_NOT_FOUND', 2]);
  });
});
