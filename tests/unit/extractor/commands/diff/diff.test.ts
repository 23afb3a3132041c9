import { execa } from 'execa';
import { expect, test } from 'vitest';
import type { DiffOptions } from '../../../../../extractor/commands/diff/diff-command.ts';
import { runDiff } from '../../../../../extractor/commands/diff/run-diff.ts';
import type { PackageChanges } from '../../../../../extractor/contract/history.ts';
import type { Item } from '../../../../../extractor/contract/module.ts';
import type { Package } from '../../../../../extractor/contract/package.ts';
import { SCHEMA_VERSION } from '../../../../../extractor/contract/version.ts';
import { renderPackage } from '../../../../../extractor/output/write-package.ts';
import { catchError } from '../../support/catch-error.ts';
import { runCli } from '../../support/cli.ts';
import { makeFunction, makeModule, makeOperation, makePackage } from '../../support/contract.ts';
import { makeTemporaryFolder } from '../../support/temporary-folder.ts';
import { makeTerminal } from '../../support/terminal.ts';

const read = makeFunction('shop.main.read');
const write = { ...makeFunction('shop.main.write'), source: { file: 'shop/main.py', line: 7 } };
const order = makeOperation('shop.main.order', { group: 'Orders' });
const OLD = makeShop([read, order], '1.0');
const NEW = makeShop([write, order], '1.1');

function makeShop(items: Item[], version: string, name = 'shop'): Package {
  const { index, modules } = makePackage([makeModule('shop.main', items)]);
  return { index: { ...index, name, version }, modules };
}

/** A folder with documents, and the output of `wrapdocs diff` there. */
function makeDocuments(files: Record<string, string>) {
  const cwd = makeTemporaryFolder(files);
  const { terminal, written } = makeTerminal();
  const context = { cwd, env: process.env, terminal, signal: new AbortController().signal };
  const diff = (before: string, after: string, options: Partial<DiffOptions> = {}) =>
    runDiff(before, after, { failOn: 'none', format: 'text', ...options }, context);
  return { cwd, written, diff };
}

function makePair(before = OLD, after = NEW) {
  return makeDocuments({ 'old.json': JSON.stringify(before), 'new.json': JSON.stringify(after) });
}

function makeContract(document: Package, folder: string): Record<string, string> {
  const files = [...renderPackage(document)];
  return Object.fromEntries(files.map(([name, text]) => [`${folder}/${name}`, text]));
}

test('text: the worst first, by module, with the place in the new version and the counts', async () => {
  const { written, diff } = makePair();
  await diff('old.json', 'new.json');
  expect(written.out).toMatchInlineSnapshot(`
    "BREAKING (1)

    Removed: replace it or do without it
    shop.main
      ! The function \`read\` was removed.
          python-object-removed

    SAFE (1)

    New
    shop.main
      + The function \`write\` is new.
          python-object-added  shop/main.py:7

    shop from 1.0 to 1.1: 1 breaking, 1 safe changes.
    "
  `);
});

test('markdown', async () => {
  const { written, diff } = makePair();
  await diff('old.json', 'new.json', { format: 'markdown' });
  expect(written.out).toMatchInlineSnapshot(`
    "## \`shop\` from \`1.0\` to \`1.1\`

    1 breaking, 1 safe changes.

    ### Breaking changes

    #### Removed: replace it or do without it

    **\`shop.main\`**

    - The function \`read\` was removed.

    ### Safe changes

    #### New

    **\`shop.main\`**

    - The function \`write\` is new.
    "
  `);
});

test('github: an annotation per change, without a place if the item was removed', async () => {
  const { written, diff } = makePair();
  await diff('old.json', 'new.json', { format: 'github' });
  expect(written.out).toMatchInlineSnapshot(`
    "::error title=python-object-removed::The function \`read\` was removed.
    ::notice file=shop/main.py,line=7,title=python-object-added::The function \`write\` is new.
    "
  `);
});

test('json: the changes of each package', async () => {
  const { written, diff } = makePair();
  await diff('old.json', 'new.json', { format: 'json' });
  const [shop, ...others] = JSON.parse(written.out) as PackageChanges[];
  expect(others).toEqual([]);
  expect(shop).toMatchObject({ name: 'shop', before: '1.0', after: '1.1' });
  expect(shop?.changes?.map(({ code }) => code)).toEqual([
    'python-object-removed',
    'python-object-added',
  ]);
});

test('without changes, it says so and succeeds', async () => {
  const { written, diff } = makePair(OLD, makeShop([order, read], '1.1'));
  await diff('old.json', 'new.json', { failOn: 'possibly-breaking' });
  expect(written.out).toBe('shop from 1.0 to 1.1: no changes.\n');
});

test.each([
  ['breaking', OLD, NEW, true],
  ['breaking', NEW, makeShop([write, order, read], '1.2'), false],
  ['none', OLD, NEW, false],
] as const)('--fail-on %s', async (failOn, before, after, fails) => {
  const { diff } = makePair(before, after);
  const run = diff('old.json', 'new.json', { failOn });
  if (!fails) return run;
  const error = await catchError(() => run);
  expect(error).toMatchObject({ code: 'FINDINGS', exitCode: 5 });
  expect(error.message).toBe('--fail-on breaking does not allow these changes: 1 breaking change.');
});

test('folders that `wrapdocs extract` wrote: one package, or all of them', async () => {
  const { written, diff } = makeDocuments({
    ...makeContract(OLD, 'old/shop'),
    ...makeContract(makeShop([], '1', 'gone'), 'old/gone'),
    ...makeContract(NEW, 'new/shop'),
    ...makeContract(makeShop([], '1', 'fresh'), 'new/fresh'),
  });
  await diff('old/shop', 'new');
  expect(written.out).toContain('shop from 1.0 to 1.1: 1 breaking, 1 safe changes.');
  expect(written.out).not.toContain('fresh');
  const error = await catchError(() => diff('old', 'new', { failOn: 'breaking' }));
  expect(written.out).toContain('gone was removed.');
  expect(written.out).toContain('fresh is new.');
  expect(error.message).toContain('1 breaking change, the package `gone` was removed');
});

test('a package that only one side has is named, with the existing ones', async () => {
  const { diff } = makePair(OLD, makeShop([write], '1', 'store'));
  const error = await catchError(() => diff('old.json', 'new.json'));
  expect(error.message).toBe('`new.json` has no package `shop` to compare with.');
  expect(error.hint).toContain('It has `store`');
});

const VERSIONS = JSON.stringify({
  schemaVersion: 1,
  default: '1.0',
  versions: [{ version: '1.0', date: '2026-11-21', aliases: ['latest'] }],
});

test('a released version, by its name or an alias', async () => {
  const { written, diff } = makeDocuments({
    'site/versions.json': VERSIONS,
    'site/1.0/api-docs/shop.json': JSON.stringify(OLD),
    'new.json': JSON.stringify(NEW),
  });
  await diff('release:1.0', 'new.json', { site: 'site' });
  await diff('release:latest', 'new.json', { site: 'site' });
  expect(written.out.match(/shop from 1\.0 to 1\.1/g)).toHaveLength(2);
  const missing = await catchError(() => diff('release:2.0', 'new.json', { site: 'site' }));
  expect(missing.message).toMatch(/no version or alias `2\.0` in .*site\.$/);
  expect(missing.hint).toContain('`1.0`');
  const nowhere = await catchError(() => diff('release:1.0', 'new.json'));
  expect(nowhere.hint).toContain('--site');
});

test('a release of an older contract is not compared, which is not an error', async () => {
  const old = { ...OLD, index: { ...OLD.index, schemaVersion: 1 } };
  const { written, diff } = makeDocuments({
    'site/versions.json': VERSIONS,
    'site/1.0/api-docs/shop.json': JSON.stringify(old),
    'new.json': JSON.stringify(NEW),
  });
  await diff('release:latest', 'new.json', { site: 'site', failOn: 'breaking' });
  expect(written.out).toBe('');
  expect(written.err).toMatch(
    /^Warning: .*shop\.json of .*site was written by contract 1 \(wrapdocs /,
  );
  expect(written.err).toContain(`this version of wrapdocs reads ${SCHEMA_VERSION}.`);
  expect(written.err).toMatch(/The changes since 1\.0 are not compared\.\n$/);
});

test('before the first release there is nothing to compare with, which is not an error', async () => {
  const { written, diff } = makeDocuments({ 'new.json': JSON.stringify(NEW) });
  await diff('release:latest', 'new.json', { site: 'site', failOn: 'breaking' });
  expect(written.out).toBe('');
  expect(written.err).toMatch(
    /^No version has been released to .*site yet, so there is nothing to compare/,
  );
});

test('a release on a branch, of this repository or only of the remote one', async () => {
  const remote = makeTemporaryFolder({
    'versions.json': VERSIONS,
    '1.0/api-docs/shop.json': JSON.stringify(OLD),
  });
  const git = (...args: string[]) =>
    execa('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], { cwd: remote });
  await git('init', '--quiet', '--initial-branch', 'gh-pages');
  await git('add', '.');
  await git('commit', '--quiet', '--message', '1.0');
  await git('checkout', '--quiet', '-b', 'main');
  const here = makeDocuments({ 'new.json': JSON.stringify(NEW) });
  await execa('git', ['init', '--quiet'], { cwd: here.cwd });
  await execa('git', ['remote', 'add', 'origin', remote], { cwd: here.cwd });
  await here.diff('release:latest', 'new.json', { branch: 'gh-pages' });
  await here.diff('release:latest', 'new.json', { branch: 'gh-pages', site: remote });
  expect(here.written.out.match(/shop from 1\.0 to 1\.1/g)).toHaveLength(2);
});

test('hostile text neither affects the terminal nor leaves its place', async () => {
  const hostile = {
    ...makeFunction('shop.main.a'),
    name: 'a',
    id: 'shop.main.a\u001B[2J`x`\n::error::',
  };
  const { written, diff } = makePair(OLD, makeShop([read, order, hostile], '1.1\n# Title'));
  await diff('old.json', 'new.json');
  await diff('old.json', 'new.json', { format: 'markdown' });
  await diff('old.json', 'new.json', { format: 'github' });
  expect(written.out).not.toContain('\u001B');
  expect(written.out).not.toMatch(/^# Title|^::error::/m);
});

test('sources are read, and files are named relative to the current folder', async () => {
  const { cwd, written, diff } = makeDocuments({
    'old/shop/__init__.py': 'def read(a): ...\n',
    'new/shop/__init__.py': '\ndef read(a, b): ...\n',
  });
  await diff('old/shop', 'new/shop');
  expect(written.out).toContain('python-parameter-added-required  new/shop/__init__.py:2');
  const { exitCode, stdout } = await runCli(
    ['diff', 'old/shop', 'new/shop', '--fail-on', 'breaking', '--format', 'github'],
    { folder: cwd, env: process.env },
  );
  expect(exitCode).toBe(5);
  expect(stdout).toMatch(/^::error file=new\/shop\/__init__\.py,line=2,/);
});

test('annotations have the paths of the repository, also if the new side is the JSON of a build', async () => {
  const config = { site: { title: 'Shop' }, packages: [{ name: 'shop', source: 'src/shop' }] };
  const folder = makeTemporaryFolder({
    'old/shop/__init__.py': '',
    'old/shop/client.py': 'def read(a): ...\n',
    'src/shop/__init__.py': '',
    'src/shop/client.py': '\ndef read(a, b): ...\n',
    'wrapdocs.config.mjs': `export default ${JSON.stringify(config)}`,
  });
  const run = (...args: string[]) => runCli(args, { folder, env: process.env });
  await run('extract');
  const { stdout } = await run('diff', 'old/shop', '.wrapdocs/api', '--format', 'github');
  expect(stdout).toMatch(/^::error file=src\/shop\/client\.py,line=2,/);
});

const MANY = makeShop(
  Array.from({ length: 150 }, (_, index) => makeFunction(`shop.main.f${String(index)}`)),
  '1.2',
);

test('what was added to one module is one line, and --all names each', async () => {
  const { written, diff } = makePair(OLD, MANY);
  await diff('old.json', 'new.json');
  expect(written.out).toMatchInlineSnapshot(`
    "BREAKING (2)

    Removed: replace it or do without it
    shop.main · Orders
      ! \`order\` was removed; it sent \`GET /v1/order\`.
          http-operation-removed
    shop.main
      ! The function \`read\` was removed.
          python-object-removed

    SAFE (1)

    New
    shop.main
      + The function \`f0\` is new. The same applies to \`f1\`, \`f10\`, \`f100\`, \`f101\`, \`f102\` and 144 more.
          python-object-added  shop/main.py:1

    shop from 1.0 to 1.2: 2 breaking, 1 safe changes.
    "
  `);
  const before = written.out.length;
  await diff('old.json', 'new.json', { all: true });
  expect(written.out.slice(before)).toContain('shop.main.f149');
});

test('Markdown tells what was added to one module once', async () => {
  const { written, diff } = makePair(OLD, MANY);
  await diff('old.json', 'new.json', { format: 'markdown' });
  expect(written.out).toMatchInlineSnapshot(`
    "## \`shop\` from \`1.0\` to \`1.2\`

    2 breaking, 1 safe changes.

    ### Breaking changes

    #### Removed: replace it or do without it

    **\`shop.main\`, \`Orders\`**

    - \`order\` was removed; it sent \`GET /v1/order\`.

    **\`shop.main\`**

    - The function \`read\` was removed.

    ### Safe changes

    #### New

    **\`shop.main\`**

    - The function \`f0\` is new. The same applies to \`f1\`, \`f10\`, \`f100\`, \`f101\`, \`f102\` and 144 more.
    "
  `);
});

test('--severity says how loud changes are, for --fail-on and GitHub', async () => {
  const { written, diff } = makePair();
  const severity = ['python-object-removed=warning', 'safe=off'];
  await diff('old.json', 'new.json', { failOn: 'breaking', format: 'github', severity });
  expect(written.out).toMatch(/^::warning [^\n]*\n$/);
  const strict = { failOn: 'possibly-breaking', severity } as const;
  const error = await catchError(() => diff('old.json', 'new.json', strict));
  expect(error.code).toBe('FINDINGS');
  const wrong = await catchError(() =>
    diff('old.json', 'new.json', { severity: ['breaking=loud'] }),
  );
  expect(wrong.message).toBe('`breaking=loud` does not say how loud a change is.');
});

test('names can be left out, in every format and for --fail-on', async () => {
  const { written, diff } = makePair();
  await diff('old.json', 'new.json', { exclude: ['shop.*.read'], failOn: 'breaking' });
  expect(written.out).toContain('shop from 1.0 to 1.1: 1 safe change. 1 change left out by name.');
  await diff('old.json', 'new.json', { exclude: ['shop.main'], format: 'markdown' });
  expect(written.out).toContain('No changes. 2 changes left out by name.');
});

test('JSON has every change and says how many were left out', async () => {
  const { written, diff } = makePair(OLD, MANY);
  await diff('old.json', 'new.json', { format: 'json', include: ['shop.main.f1*'] });
  const [found] = JSON.parse(written.out) as PackageChanges[];
  expect(found?.changes).toHaveLength(1);
  expect(found?.leftOut).toBe(91);
});

/** A package whose modules each have a function, with or without it. */
function makeModules(hasFunction: boolean): Package {
  const names = Array.from({ length: 40 }, (_, index) => `shop.part${String(index)}`);
  const modules = names.map((id) => makeModule(id, hasFunction ? [makeFunction(`${id}.run`)] : []));
  const made = makePackage([makeModule('shop', []), ...modules]);
  return { ...made, index: { ...made.index, name: 'shop', version: hasFunction ? '1.0' : '2.0' } };
}

test('a long report begins with what reaches most callers and counts the rest', async () => {
  const { written, diff } = makePair(makeModules(true), makeModules(false));
  await diff('old.json', 'new.json');
  const lines = written.out.split('\n');
  expect(lines[0]).toBe('MOST IMPORTANT');
  expect(lines.filter((line) => line.includes('The function `run` was removed.'))).toHaveLength(10);
  expect(lines.length).toBeLessThan(80);
  expect(written.out).toContain('30 changes not listed above');
});

test('a changelog has the sections of Keep a Changelog, without codes', async () => {
  const { written, diff } = makePair();
  await diff('old.json', 'new.json', { format: 'changelog' });
  expect(written.out).toMatchInlineSnapshot(`
    "## [1.1]

    ### Added

    - The function \`write\` is new.

    ### Removed

    - **Breaking:** The function \`read\` was removed.
    "
  `);
});

test('a changelog names new objects of one kind in one line', async () => {
  const names = ['find', 'list', 'send'].map((name) => makeFunction(`shop.main.${name}`));
  const { written, diff } = makePair(OLD, makeShop([read, order, ...names], '1.1'));
  await diff('old.json', 'new.json', { format: 'changelog' });
  expect(written.out).toBe(
    '## [1.1]\n\n### Added\n\n- The functions `find`, `list` and `send` are new.\n',
  );
});
