import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parsePackageIndex } from '../../../../extractor/contract/load.ts';
import { runCli } from '../support/cli.ts';
import { pack } from '../support/package-index.ts';
import { makeRepository } from '../support/repository.ts';
import { makeConfig, makeSourceProject } from '../support/source-project.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

const CODE = 'def buy(book: str) -> None:\n    """Buy a book."""\n';
const WHEEL = 'shop-1.0-py3-none-any.whl';

function readIndex(folder: string, name: string) {
  const file = path.join(folder, '.wrapdocs', 'api', name, 'index.json');
  return parsePackageIndex(readFileSync(file, 'utf8'));
}

test('extract reads a folder of a repository at a ref', async () => {
  const repository = await makeRepository({ 'src/shop/__init__.py': CODE, 'README.md': '' });
  const project = await makeSourceProject();
  const word = `git:${repository}@v1.0#src`;
  const { exitCode, stderr } = await runCli(['extract', word], project);
  expect(exitCode, stderr).toBe(0);
  expect(readIndex(project.folder, 'shop')).toMatchObject({
    name: 'shop',
    source: {
      kind: 'git',
      locator: word,
      revision: expect.stringMatching(/^[0-9a-f]{40}$/) as string,
      released: '2024-01-02T01:04:05.000Z',
    },
    modules: [{ id: 'shop' }],
  });
});

test('a package in a namespace package is documented by its whole name', async () => {
  const folder = makeTemporaryFolder({
    'ns/acme/shop/__init__.py': CODE,
    'ns/acme/shop/api.py': 'from acme.shop import buy\n',
    'wrapdocs.config.mjs': makeConfig([{ name: 'acme.shop', source: 'ns/acme/shop' }]),
  });
  const { exitCode, stderr } = await runCli(['extract'], { folder, env: process.env });
  expect(exitCode, stderr).toBe(0);
  const { name, modules } = readIndex(folder, 'acme.shop');
  expect([name, modules.map(({ id }) => id)]).toEqual([
    'acme.shop',
    ['acme.shop', 'acme.shop.api'],
  ]);
});

describe('a release', () => {
  test('is read a second time without any network', async () => {
    const project = await makeSourceProject();
    project.index.files.set(WHEEL, pack('wheel', 'shop', '1.0', { 'shop/__init__.py': CODE }));
    const first = await runCli(['extract', 'pypi:shop==1.0'], project);
    expect(first.exitCode, first.stderr).toBe(0);
    expect(readIndex(project.folder, 'shop')).toMatchObject({
      version: '1.0',
      source: { kind: 'pypi', locator: 'pypi:shop==1.0', version: '1.0' },
    });
    project.index.stop();
    const second = await runCli(['extract', 'pypi:shop==1.0', '--strict'], project);
    expect(second.exitCode, second.stderr).toBe(0);
    expect(second.stderr).toContain('unchanged in');
    expect(second.stderr).not.toContain('Warning');
  });

  test('with version latest is allowed on the command line, not in the configuration', async () => {
    const packages = [{ name: 'shop', source: 'pypi:shop==latest' }];
    const project = await makeSourceProject({ 'wrapdocs.config.mjs': makeConfig(packages) });
    const main =
      'import fastapi\napp = fastapi.FastAPI()\n@app.get("/books")\ndef list_books(): ...\n';
    project.index.files.set(WHEEL, pack('wheel', 'shop', '1.0', { 'shop.py': main }));
    const listed = await runCli(['operations', 'pypi:shop==latest', '--format', 'csv'], project);
    expect(listed.stdout, listed.stderr).toContain('GET,/books,shop.list_books,');
    const configured = await runCli(['extract'], project);
    expect(configured.exitCode).toBe(1);
    expect(configured.stderr).toContain('write `pypi:shop==1.0`.');
  });
});

describe('without a response', () => {
  const packages = [
    { name: 'shop', source: 'pypi:shop==1.0' },
    { name: 'books', source: 'src/books' },
  ];
  const files = { 'wrapdocs.config.mjs': makeConfig(packages), 'src/books/__init__.py': CODE };

  test('a package is left out with one warning, and under --strict it is an error', async () => {
    const project = await makeSourceProject(files);
    project.index.stop();
    const { exitCode, stderr } = await runCli(['extract'], project);
    expect(exitCode, stderr).toBe(0);
    expect(stderr.match(/Warning: The package `shop` is skipped: /g)).toHaveLength(1);
    expect(readIndex(project.folder, 'books')).toMatchObject({ name: 'books' });
    expect(() => readIndex(project.folder, 'shop')).toThrow('ENOENT');
    const strict = await runCli(['extract', '--strict'], project);
    expect(strict.exitCode).toBe(1);
    expect(strict.stderr).toMatch(/^Error: .*127\.0\.0\.1/m);
  });

  test('no output is made without packages', async () => {
    const project = await makeSourceProject(files);
    project.index.stop();
    const { exitCode, stderr } = await runCli(['extract', '--package', 'shop'], project);
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(/^Error: /m);
  });
});
